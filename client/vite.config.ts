import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons'
import { packed, size } from './tools/size'

const server = process.env['TRILITHON_SERVER'] ?? 'http://127.0.0.1:8123'

export default defineConfig({
  plugins: [icons(), svelte(), size(), packed()],
  build: {
    outDir: '../src/trilithon/web/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Not each file in a world of its own: loading the tables again for every one took most of the time.
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
  },
})
