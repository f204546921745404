import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import * as sharing from '#lib/sharing/calls.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { shortNameOf } from '../kit/people.ts'
import type { SharingMessages } from './when.ts'

/** The changes that need no choice, as the API names them. */
const ACTIONS = { revoke: 'revoke', withdraw: 'revoke', hide: 'block', unblock: 'unblock' } as const

const DONE = {
  revoke: 'healthSharing.done.revoke',
  withdraw: 'healthSharing.done.withdraw',
  hide: 'healthSharing.done.block',
  unblock: 'healthSharing.done.unblock',
} as const satisfies Record<keyof typeof ACTIONS, string>

/** A change of an authorization that needs no choice. */
export function useShareChange(
  kind: keyof typeof ACTIONS,
  words: SharingMessages,
  onDone: (id: AuthorizationId) => void,
) {
  const t = useT('healthSharing')
  const { refresh } = useCache()
  const { mutate, isPending, error } = useChange(sharing.updateAuthorization, {
    onSuccess: ({ id, professional }) => {
      onDone(id)
      toast.success(t(DONE[kind], { name: shortNameOf(professional, words) }))
    },
    onError: ({ code }) => {
      // What it is now, to decide again.
      if (code === 'STALE' || code === 'CONFLICT') void refresh()
    },
  })
  return {
    change: ({ id, version }: Authorization) =>
      mutate({ params: { id }, body: { action: ACTIONS[kind], version } }),
    isPending,
    error,
  }
}
