import type { CallFailed } from '#client/data/call-failed.ts'
import { waitOf } from '#lib/format/wait.ts'
import type { T } from '#lib/i18n/t.ts'

/** Why an authorization was not changed. */
export function updateProblem(failure: CallFailed, t: T<'healthSharing'>): string {
  if (failure.code === 'STALE' || failure.code === 'CONFLICT') {
    return t('healthSharing.problem.stale')
  }
  return limitText(failure, t) ?? t('healthSharing.problem.update')
}

/** Why a request was not sent. @param name of the professional */
export function requestProblem(failure: CallFailed, name: string, t: T<'healthSharing'>): string {
  const { code, fields } = failure
  if (code === 'CONFLICT') {
    return fields['professionalId'] === 'blocked'
      ? t('healthSharing.found.blocked', { name })
      : t('healthSharing.found.duplicate')
  }
  if (code === 'FORBIDDEN') return t('healthSharing.found.own')
  if (code === 'NOT_FOUND') return t('healthSharing.found.gone')
  return limitText(failure, t) ?? t('healthSharing.found.failed')
}

/** Why a search found nothing out. */
export function searchProblem(failure: CallFailed, t: T<'healthSharing'>): string {
  return limitText(failure, t) ?? t('healthSharing.add.failed')
}

function limitText({ code, retryAfter }: CallFailed, t: T<'healthSharing'>): string | null {
  if (code !== 'RATE_LIMITED') return null
  const { unit, count } = waitOf(retryAfter ?? 60)
  return t('healthSharing.problem.limited', { count: unit === 'hours' ? count * 60 : count })
}
