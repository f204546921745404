import type { ErrorCode } from '#lib/http/errors.ts'
import type { AuthT } from './texts.ts'

type Told = { code: ErrorCode; retryAfter?: number | undefined }

/** What to say about a call that failed as a whole. `other` is for failures that are nobody's to mend. */
export function failureText(t: AuthT, { code, retryAfter }: Told, other: string): string {
  if (code === 'WRONG_CREDENTIALS') return t('auth.failure.credentials')
  if (code === 'UNAVAILABLE') return t('auth.failure.unavailable')
  if (code !== 'RATE_LIMITED') return other
  return retryAfter
    ? t('auth.failure.limited', { count: Math.ceil(retryAfter / 60) })
    : t('auth.failure.limitedSoon')
}
