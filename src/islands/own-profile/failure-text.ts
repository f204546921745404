import type { Failure } from '#client/request.ts'
import { waitOf } from '#lib/format/wait.ts'
import type { OwnProfileT } from './texts.ts'

/** What to say about a call that failed as a whole. `other` is for failures that are nobody's to mend. */
export function failureText(
  t: OwnProfileT,
  { code, retryAfter }: Pick<Failure, 'code' | 'retryAfter'>,
  other: string,
): string {
  if (code === 'UNAVAILABLE') return t('account.failure.unavailable')
  if (code !== 'RATE_LIMITED') return other
  const { unit, count } = waitOf(retryAfter ?? 60)
  return t(unit === 'hours' ? 'account.failure.limitedHours' : 'account.failure.limited', { count })
}
