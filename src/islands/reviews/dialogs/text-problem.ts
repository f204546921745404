import type { T } from '#lib/i18n/t.ts'
import { REVIEW_TEXT_MAX } from '#lib/reviews/schemas.ts'

/** The message for a refused text; undefined when it was not refused. */
export function textProblem(t: T<'reviews'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return code === 'too_long'
    ? t('reviews.failure.tooLong', { max: REVIEW_TEXT_MAX })
    : t('reviews.failure.characters')
}
