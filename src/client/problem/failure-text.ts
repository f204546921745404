import type { Failure } from '#client/data/request.ts'
import { waitOf } from '#lib/format/wait.ts'
import type { ErrorCode } from '#lib/http/errors.ts'
import type { T } from '#lib/i18n/t.ts'

/** What a screen says about a failure, by its code; `other` for what it cannot name. */
export type OwnFailures = Partial<Record<ErrorCode, string>> & { other: string }

/** What is known of a call that failed. */
export type FailedCall = Pick<Failure, 'code'> & Partial<Pick<Failure, 'retryAfter'>>

/** What the failures of all screens are called. */
const GENERAL = {
  FORBIDDEN: 'island.failure.denied',
  NOT_FOUND: 'island.failure.gone',
  UNAUTHENTICATED: 'island.failure.signIn',
  UNAVAILABLE: 'island.failure.unavailable',
} as const satisfies Partial<Record<ErrorCode, string>>

/** Null if its user cancelled the password dialog. */
export function failureText(
  t: T<'island'>,
  { code, retryAfter = 60 }: FailedCall,
  own: OwnFailures,
): string | null {
  const text = own[code]
  if (text !== undefined) return text
  if (code === 'PASSWORD_NEEDED') return null
  if (code === 'RATE_LIMITED') {
    const { unit, count } = waitOf(retryAfter)
    return t(unit === 'hours' ? 'island.failure.limitedHours' : 'island.failure.limited', { count })
  }
  return code in GENERAL ? t(GENERAL[code as keyof typeof GENERAL]) : own.other
}
