import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier, // what Prettier settles is not judged twice
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    },
    {
        rules: {
            // The compiler knows all names, those of types and of the browser too; here they would have to be listed again.
            'no-undef': 'off',
            // As the compiler has it: what begins with _ is there for its place and not for its value.
            '@typescript-eslint/no-unused-vars': [
                'error',
                { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
            ],
            // State of ours is replaced as a whole. Maps and sets are filled where they are made, or hold what nobody draws
            // (pointers, elements, answers that were given before); reactive ones would only be slower.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
)
