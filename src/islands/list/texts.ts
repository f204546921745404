import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** Only the texts that a list shows travel with the page. */
export type ListTexts = Pick<Texts, 'list' | 'professionals'> & {
  common: Pick<Texts['common'], 'ignored'>
}
export type ListT = Translate<ListTexts>
