import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

export type OwnProfileKey = Parameters<
  T<
    | 'account'
    | 'fields'
    | 'objectives'
    | 'photo'
    | 'professionals'
    | 'requests'
    | 'session'
    | 'verification'
  >
>[0]

/** The props shared by all parts of the screen. */
export type View = {
  t: T<
    | 'account'
    | 'fields'
    | 'objectives'
    | 'photo'
    | 'professionals'
    | 'requests'
    | 'session'
    | 'verification'
  >
  locale: Locale
  /** ISO codes of the available countries, sorted by name. */
  countryCodes: readonly string[]
}
