import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** Only the texts that reviews show travel with the page. */
export type ReviewTexts = {
  profile: Pick<Texts['profile'], 'reviews' | 'paging'>
  professionals: Pick<Texts['professionals'], 'rating'>
}
export type ReviewT = Translate<ReviewTexts>
