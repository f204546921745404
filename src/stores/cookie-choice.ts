import { readCookieChoice, type CookieChoice } from '#lib/consent/choice.ts'
import { kept } from './kept.ts'

/** What this browser chose about cookies; null before. `head.inline.js` reads the stored text too. */
export const $cookieChoice = kept<CookieChoice | null>('cookie-consent', {
  initial: null,
  read: readCookieChoice,
})
