import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the profile screen shows. */
export type OwnProfileTexts = Pick<
  Texts,
  | 'account'
  | 'fields'
  | 'objectives'
  | 'photo'
  | 'professionals'
  | 'requests'
  | 'session'
  | 'verification'
>
export type OwnProfileT = Translate<OwnProfileTexts>
export type OwnProfileKey = Parameters<OwnProfileT>[0]

/** The props shared by all parts of the screen. */
export type View = {
  t: OwnProfileT
  locale: Locale
  /** ISO codes of the available countries, sorted by name. */
  countryCodes: readonly string[]
}
