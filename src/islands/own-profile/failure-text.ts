import type { Failure } from '#islands/account/api.ts'
import type { OwnProfileT } from './texts.ts'

/** What to say about a call that failed as a whole. `other` is for failures that are nobody's to mend. */
export function failureText(
  t: OwnProfileT,
  { code, retryAfter }: Pick<Failure, 'code' | 'retryAfter'>,
  other: string,
): string {
  if (code === 'UNAVAILABLE') return t('account.failure.unavailable')
  if (code !== 'RATE_LIMITED') return other
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
  return t('account.failure.limited', { count: minutes })
}
