import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import type { T } from '#lib/i18n/t.ts'
import * as sessions from '#lib/sessions/calls.ts'
import { forgetSession } from '#stores/session.ts'
import { toast } from '#stores/toasts.ts'

/** The user's active sessions, and the known browsers without one. */
export function useSessions(t: T<'account'>) {
  const { data: list, isError: failed, refetch: load } = useRead(sessions.listSessions, {})
  return {
    ...{ list, failed, load },
    end: useRemoval(sessions.endSession, t('account.sessions.ended')),
    forget: useRemoval(sessions.forgetDevice, t('account.sessions.forgotten')),
    endAll: useChange(sessions.endAllSessions, { onSuccess: forgetSession }),
  }
}

export type Removal = ReturnType<typeof useRemoval>

/** Removes an entry; the list then shows other changes too. */
function useRemoval(
  contract: typeof sessions.endSession | typeof sessions.forgetDevice,
  done: string,
) {
  const { refresh } = useCache()
  const gone = () => toast.success(done)
  const { mutate, isPending, error, variables } = useChange(contract, {
    onRefreshed: gone,
    // An entry that is already gone counts as removed.
    onError: ({ code }) => (code === 'NOT_FOUND' ? refresh().then(gone) : undefined),
  })
  const id = variables?.params.id
  return {
    busy: isPending ? id : undefined,
    /** Why an entry is still there. */
    failureOf: (entry: string) => (entry === id ? error : null),
    remove: (entry: string) => mutate({ params: { id: entry } }),
  }
}
