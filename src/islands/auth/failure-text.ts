import type { ErrorCode } from '#lib/http/errors.ts'
import { waitOf } from '#lib/format/wait.ts'
import type { T } from '#lib/i18n/t.ts'
import { SITE } from '#lib/site/identity.ts'

type Told = { code: ErrorCode; retryAfter?: number | undefined }

/** The message for a call that failed as a whole. `other` is for errors that the user cannot fix. */
export function failureText(t: T<'auth'>, { code, retryAfter }: Told, other: string): string {
  if (code === 'WRONG_CREDENTIALS') return t('auth.failure.credentials')
  if (code === 'ACCOUNT_DISABLED') {
    return t('auth.failure.disabled', { address: SITE.supportEmail })
  }
  if (code === 'UNAVAILABLE') return t('auth.failure.unavailable')
  if (code !== 'RATE_LIMITED') return other
  if (!retryAfter) return t('auth.failure.limitedSoon')
  const { unit, count } = waitOf(retryAfter)
  return t(unit === 'hours' ? 'auth.failure.limitedHours' : 'auth.failure.limited', { count })
}

/**
 * The same for a call that mails a link. Refused for too many, it may be strangers who made them: the link of the last
 * mail is valid then, if there is one.
 */
export function mailFailureText(t: T<'auth'>, told: Told): string {
  const text = failureText(t, told, t('auth.forgot.failed'))
  return told.code === 'RATE_LIMITED' ? `${text} ${t('auth.forgot.lastMail')}` : text
}
