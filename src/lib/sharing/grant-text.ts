import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { KeyOf } from '#lib/i18n/t.ts'

/**
 * What is said where something is shared, in its order: each receipt proves by version and hash which words these were. A
 * change of any of them needs another version and its hashes.
 */
export const GRANT_WORDS = [
  'sharing.grant.statement.always',
  'sharing.grant.statement.derived',
  'sharing.grant.statement.never',
  'sharing.grant.statement.end',
  'sharing.grant.statement.log',
] as const satisfies readonly KeyOf<Texts>[]

/** The day since which these words are shown. */
export const GRANT_VERSION = '2026-11-23'

/** SHA-256, as hex, of the texts of `GRANT_WORDS` joined by line feeds, in UTF-8. */
export const GRANT_HASH: Readonly<Record<Locale, string>> = {
  es: 'dbaa354a54e8eda205bc4ff87ca267223ce7b8bfcf25661fb438f31569e428fe',
  en: '12b2f62ed52a17f095bb8bad03e79183c325565d2202d5dac443c8c1453c8594',
}
