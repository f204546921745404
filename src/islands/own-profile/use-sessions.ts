import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { forgetSession } from '#stores/session.ts'
import type { T } from '#lib/i18n/t.ts'
import * as sessions from '#lib/sessions/calls.ts'
import { toast } from '#stores/toasts.ts'
import { toastFailure } from './failure-text.ts'

/**
 * The user's active sessions, and the known browsers without one. `busy` is the id of the entry being removed, or
 * `all`.
 */
export function useSessions(t: T<'account'>) {
  const { data: list, isError: failed, refetch } = useRead(sessions.listSessions, {})
  const end = useRemoval(sessions.endSession, t, {
    done: t('account.sessions.ended'),
    failed: t('account.sessions.endFailed'),
  })
  const forget = useRemoval(sessions.forgetDevice, t, {
    done: t('account.sessions.forgotten'),
    failed: t('account.sessions.forgetFailed'),
  })
  const endAll = useChange(sessions.endAllSessions, {
    onSuccess: forgetSession,
    onError: (failure) => toastFailure(t, failure, t('account.sessions.endFailed')),
  })
  return {
    list,
    failed,
    busy: endAll.isPending ? 'all' : (end.busy ?? forget.busy),
    load: () => void refetch(),
    end: end.remove,
    forget: forget.remove,
    endAll: () => endAll.mutate({}),
  }
}

/** Removes an entry; the list then shows other changes too. */
function useRemoval(
  contract: typeof sessions.endSession | typeof sessions.forgetDevice,
  t: T<'account'>,
  said: { done: string; failed: string },
) {
  const { refresh } = useCache()
  const gone = () => toast.success(said.done)
  const { mutate, isPending, variables } = useChange(contract, {
    onRefreshed: gone,
    onError: (failure) =>
      // An entry that is already gone counts as removed.
      failure.code === 'NOT_FOUND' ? refresh().then(gone) : toastFailure(t, failure, said.failed),
  })
  return {
    busy: isPending ? variables.params.id : undefined,
    remove: (id: string) => mutate({ params: { id } }),
  }
}
