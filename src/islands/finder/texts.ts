import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** Only the texts that the finder shows travel with the page. */
export type FinderTexts = {
  home: Pick<Texts['home'], 'finder'>
  professionals: Pick<Texts['professionals'], 'profession'>
}
export type FinderT = Translate<FinderTexts>
