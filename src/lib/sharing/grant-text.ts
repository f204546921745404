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
  es: '0a158fc8fa2bf20fbd1f709449474953a81b3f29529b58477bcc0a0827efc650',
  en: '6bc9964fca6a16fd071793d736a612b4dd571e6f069972523861ce7dd04b94c4',
}
