import { useMutation, useQuery } from '@tanstack/react-query'
import { mutationOf, queryClient, queryOf } from '#client/query.ts'
import { forgetSession } from '#client/session-client.ts'
import * as sessions from '#lib/sessions/contract.ts'
import { toast } from '#stores/toasts.ts'
import { toastFailure } from './failure-text.ts'
import type { OwnProfileT } from './texts.ts'

const LIST = queryOf(sessions.listSessions)
const { queryKey } = LIST

/**
 * The running sessions of who is signed in, and the known browsers without one. `busy` is the id of what is being
 * ended or forgotten, or `all`.
 */
export function useSessions(t: OwnProfileT) {
  const { data: list, isError: failed, refetch } = useQuery(LIST, queryClient)
  const end = useRemoval(sessions.endSession, t, {
    done: t('account.sessions.ended'),
    failed: t('account.sessions.endFailed'),
  })
  const forget = useRemoval(sessions.forgetDevice, t, {
    done: t('account.sessions.forgotten'),
    failed: t('account.sessions.forgetFailed'),
  })
  const endAll = useMutation(
    {
      ...mutationOf(sessions.endAllSessions),
      onSuccess: forgetSession,
      onError: (failure) => toastFailure(t, failure, t('account.sessions.endFailed')),
    },
    queryClient,
  )
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

/** Takes one away; what else changed with it, or elsewhere, is shown then too. */
function useRemoval(
  contract: typeof sessions.endSession | typeof sessions.forgetDevice,
  t: OwnProfileT,
  said: { done: string; failed: string },
) {
  const gone = async () => {
    await queryClient.invalidateQueries({ queryKey })
    toast.success(said.done)
  }
  const { mutate, isPending, variables } = useMutation(
    {
      ...mutationOf(contract),
      onSuccess: gone,
      onError: (failure) =>
        // One that is not there any more is gone as well.
        failure.code === 'NOT_FOUND' ? gone() : toastFailure(t, failure, said.failed),
    },
    queryClient,
  )
  return {
    busy: isPending ? variables.params.id : undefined,
    remove: (id: string) => mutate({ params: { id } }),
  }
}
