import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that reviews show. */
export type ReviewTexts = Pick<Texts, 'paging' | 'professionals' | 'profileReviews'>
export type ReviewT = Translate<ReviewTexts>
