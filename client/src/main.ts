import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { addOwnTexts, preferred, useLanguage } from './i18n.svelte'
import { keepSecret } from './keys.svelte'
import { routeOf, secretOf, startRouter } from './router.svelte'
import { keepSettings, settings } from './settings.svelte'

/** A seat link was opened: its secret goes from the address into this browser's keeping. */
function takeSecret(): boolean {
  const secret = secretOf(location.pathname, location.hash)
  const route = routeOf(location.pathname)
  if (secret === null || (route.page !== 'play' && route.page !== 'replay')) return false
  keepSecret(route.table, secret)
  history.replaceState(null, '', location.pathname)
  return true
}

/** Keys are explained on the page as long as they are used. */
function followInput(): void {
  const { dataset } = document.documentElement
  addEventListener('keydown', ({ key, target }) => {
    if (/^(Tab|Arrow.*|[1-9])$/.test(key) && !(target instanceof HTMLInputElement)) dataset['keys'] = ''
  })
  addEventListener('pointerdown', () => delete dataset['keys'])
}

keepSettings()
followInput()
startRouter(takeSecret)
await useLanguage(settings.language ?? preferred(navigator.languages ?? ['en']))
if (routeOf(location.pathname).page === 'home') await addOwnTexts()
mount(App, { target: document.getElementById('app')! })
