import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the finder shows. */
export type FinderTexts = Pick<Texts, 'finder' | 'professionals'>
export type FinderT = Translate<FinderTexts>
