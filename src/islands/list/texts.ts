import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that a list shows. */
export type ListTexts = Pick<Texts, 'ignored' | 'list' | 'paging' | 'professionals'>
export type ListT = Translate<ListTexts>
