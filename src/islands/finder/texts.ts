import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the finder shows. */
export type FinderTexts = {
  home: Pick<Texts['home'], 'finder'> & { top: Pick<Texts['home']['top'], 'text'> }
  list: Pick<Texts['list'], 'quoted'>
  professionals: Pick<Texts['professionals'], 'modality' | 'profession'> & {
    ranking: Pick<Texts['professionals']['ranking'], 'score'>
  }
}
export type FinderT = Translate<FinderTexts>
