import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that reviews show. */
export type ReviewTexts = {
  profile: Pick<Texts['profile'], 'reviews' | 'writeReview'>
  common: Pick<Texts['common'], 'paging'>
  professionals: Pick<Texts['professionals'], 'rating'>
}
export type ReviewT = Translate<ReviewTexts>
