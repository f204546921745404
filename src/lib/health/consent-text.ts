import type { Texts } from '#lib/i18n/namespaces.ts'
import type { KeyOf } from '#lib/i18n/t.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/**
 * Every text that is shown where the consent is given, in its order, and the words of the box. A change of any of them
 * needs another version and its hashes: who agreed to the earlier words is asked again.
 */
export const CONSENT_WORDS = [
  'healthConsent.title',
  'healthConsent.statement.kept',
  'healthConsent.statement.purpose',
  'healthConsent.statement.seen',
  'healthConsent.statement.basis',
  'healthConsent.statement.withdrawal',
  'healthConsent.statement.noDoctor',
  'healthConsent.agree',
] as const satisfies readonly KeyOf<Texts>[]

/** The day since which these words are shown. */
export const CONSENT_VERSION = '2026-11-23'

/** SHA-256, as hex, of the texts of `CONSENT_WORDS` joined by line feeds, in UTF-8. */
export const CONSENT_HASH: Readonly<Record<Locale, string>> = {
  es: '20a3ebec7cca169d8a6bd6a0718998b24707a357f5d060a47cd234f41e303d76',
  en: 'c4e3d9a969bed84e31105b2218e5a17a3d4458f962c29ca4bf4cc29ca9ceb97a',
}
