import type { CallFailed } from '#client/data/call-failed.ts'
import { waitOf } from '#lib/format/wait.ts'
import type { T } from '#lib/i18n/t.ts'
import { REVIEW_TEXT_MAX } from '#lib/reviews/schemas.ts'

/** The texts of a dialog's own failures, by code; `other` for the rest. */
export type OwnFailures = Partial<Record<CallFailed['code'], string>> & { other: string }

/** The message for a call that failed as a whole. */
export function failureText(t: T<'reviews'>, failure: CallFailed, own: OwnFailures): string {
  const { code, retryAfter } = failure
  const text = own[code]
  if (text !== undefined) return text
  if (code === 'UNAVAILABLE') return t('reviews.failure.unavailable')
  if (code === 'UNAUTHENTICATED') return t('reviews.failure.signIn')
  if (code !== 'RATE_LIMITED') return own.other
  const { unit, count } = waitOf(retryAfter ?? 60)
  return t(unit === 'hours' ? 'reviews.failure.limitedHours' : 'reviews.failure.limited', { count })
}

/** The message for a refused text; undefined when it was not refused. */
export function textProblem(t: T<'reviews'>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return code === 'too_long'
    ? t('reviews.failure.tooLong', { max: REVIEW_TEXT_MAX })
    : t('reviews.failure.characters')
}
