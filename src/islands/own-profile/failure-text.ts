import type { Failure } from '#client/data/request.ts'
import { waitOf } from '#lib/format/wait.ts'
import type { T } from '#lib/i18n/t.ts'
import { toast } from '#stores/toasts.ts'

type Told = Pick<Failure, 'code' | 'retryAfter'>

/** The message for a call that failed as a whole. `other` is for errors that the user cannot fix. */
export function failureText(t: T<'account'>, { code, retryAfter }: Told, other: string): string {
  if (code === 'UNAVAILABLE') return t('account.failure.unavailable')
  if (code !== 'RATE_LIMITED') return other
  const { unit, count } = waitOf(retryAfter ?? 60)
  return t(unit === 'hours' ? 'account.failure.limitedHours' : 'account.failure.limited', { count })
}

/** Shows it as a toast. An ended session is left to the page, which handles it. */
export function toastFailure(t: T<'account'>, failure: Told, other: string): void {
  if (failure.code !== 'UNAUTHENTICATED') toast.error(failureText(t, failure, other))
}
