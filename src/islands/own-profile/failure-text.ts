import type { Failure } from '#client/request.ts'
import { waitOf } from '#lib/format/wait.ts'
import { toast } from '#stores/toasts.ts'
import type { OwnProfileT } from './texts.ts'

type Told = Pick<Failure, 'code' | 'retryAfter'>

/** What to say about a call that failed as a whole. `other` is for failures that are nobody's to mend. */
export function failureText(t: OwnProfileT, { code, retryAfter }: Told, other: string): string {
  if (code === 'UNAVAILABLE') return t('account.failure.unavailable')
  if (code !== 'RATE_LIMITED') return other
  const { unit, count } = waitOf(retryAfter ?? 60)
  return t(unit === 'hours' ? 'account.failure.limitedHours' : 'account.failure.limited', { count })
}

/** Says so for a moment. Of a session that has ended the page tells by itself. */
export function toastFailure(t: OwnProfileT, failure: Told, other: string): void {
  if (failure.code !== 'UNAUTHENTICATED') toast.error(failureText(t, failure, other))
}
