import type { FieldSpec } from '#lib/fields/field-spec.ts'
import type { T } from '#lib/i18n/t.ts'
import { REVIEW_TEXT_MAX } from '#lib/reviews/schemas.ts'

type About = { label: string; help?: string; required?: boolean }

/** The text of a review, a reply or a report. */
export const longText = (about: About): FieldSpec => ({
  kind: 'paragraph',
  max: REVIEW_TEXT_MAX,
  ...about,
})

/** Why it is refused: unlike lines, it may have any visible character. */
export const longTextProblems = (t: T<'reviews'>) => ({
  too_long: t('reviews.failure.tooLong', { max: REVIEW_TEXT_MAX }),
  invalid_characters: t('reviews.failure.characters'),
})
