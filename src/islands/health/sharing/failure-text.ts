import type { CallFailed } from '#client/data/call-failed.ts'
import type { OwnFailures } from '#client/problem/failure-text.ts'
import type { T } from '#lib/i18n/t.ts'

/** Why an authorization was not changed. */
export function updateFailures(t: T<'healthSharing'>): OwnFailures {
  const stale = t('healthSharing.problem.stale')
  const other = t('healthSharing.problem.update')
  return { STALE: stale, CONFLICT: stale, other }
}

/** Why a request was not sent. @param name of the professional */
export function requestFailures(
  failure: CallFailed | null,
  name: string,
  t: T<'healthSharing'>,
): OwnFailures {
  return {
    CONFLICT:
      failure?.fields['professionalId'] === 'blocked'
        ? t('healthSharing.found.blocked', { name })
        : t('healthSharing.found.duplicate'),
    FORBIDDEN: t('healthSharing.found.own'),
    NOT_FOUND: t('healthSharing.found.gone'),
    other: t('healthSharing.found.failed'),
  }
}
