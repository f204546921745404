import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import type * as sessions from '#lib/sessions/calls.ts'
import { toast } from '#stores/toasts.ts'

/**
 * Removes an entry; the list then shows other changes too. Each entry has its own: another one that is removed does not take
 * away why this one is still there.
 *
 * @param done what is said when it is gone
 */
export function useRemoval(
  contract: typeof sessions.endSession | typeof sessions.forgetDevice,
  done: string,
) {
  const { refresh } = useCache()
  const gone = () => toast.success(done)
  return useChange(contract, {
    onSuccess: gone,
    // An entry that is already gone counts as removed.
    onError: ({ code }) => (code === 'NOT_FOUND' ? refresh().then(gone) : undefined),
  })
}
