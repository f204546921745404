import type { CookieChoice } from '#lib/consent/choice.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'

const REFUSED: CookieChoice = {
  necessary: true,
  analytics: false,
  personalization: false,
  revision: COOKIE_REVISION,
  at: '2026-11-20T08:00:00.000Z',
  browserId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  recorded: true,
}

/** The stored text of a choice: everything optional is refused, except what is given. */
export const cookieChoice = (given: Partial<CookieChoice> = {}) =>
  JSON.stringify({ ...REFUSED, ...given })

/** The choice that most tests start with. */
export const CHOSEN = cookieChoice()
