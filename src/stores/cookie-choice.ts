import { readCookieChoice, type CookieChoice } from '#lib/consent/choice.ts'
import { stored } from './stored.ts'

/** What this browser chose about cookies; null before. `head.inline.js` reads the stored text too. */
export const $cookieChoice = stored<CookieChoice | null>('cookie-consent', {
  initial: null,
  read: readCookieChoice,
})
