import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

/** What the dialog is written with. */
export type Searching = { t: T<'search' | 'professionals'>; locale: Locale }
