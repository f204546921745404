import { failureText, type FailedCall } from '#client/problem/failure-text.ts'
import type { T } from '#lib/i18n/t.ts'
import { SITE } from '#lib/site/identity.ts'

/** Why a call about an account failed as a whole. `other` is for what its user cannot fix. */
export function authFailureText(
  t: T<'auth' | 'island'>,
  failure: FailedCall,
  other: string,
): string {
  const own = {
    WRONG_CREDENTIALS: t('auth.failure.credentials'),
    ACCOUNT_DISABLED: t('auth.failure.disabled', { address: SITE.supportEmail }),
    // A visitor has no account that could be denied something.
    FORBIDDEN: other,
    NOT_FOUND: other,
    other,
  }
  return failureText(t, failure, own) ?? other
}

/**
 * The same for a call that mails a link. Refused for too many, it may be strangers who made them: the link of the last
 * mail is valid then, if there is one.
 */
export function mailFailureText(t: T<'auth' | 'island'>, failure: FailedCall): string {
  const text = authFailureText(t, failure, t('auth.forgot.failed'))
  return failure.code === 'RATE_LIMITED' ? `${text} ${t('auth.forgot.lastMail')}` : text
}
