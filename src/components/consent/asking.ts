import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

/** What the question about cookies is written with. */
export type Asking = { t: T<'consent'>; locale: Locale }
