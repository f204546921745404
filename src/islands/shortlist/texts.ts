import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the shortlist shows. */
export type ShortlistTexts = Pick<Texts, 'shortlist' | 'professionals'>
export type ShortlistT = Translate<ShortlistTexts>

/** The props shared by all parts of the screen. */
export type View = { t: ShortlistT; locale: Locale }
