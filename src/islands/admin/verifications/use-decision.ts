import type { CallFailed } from '#client/data/call-failed.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import type { approveVerification } from '#lib/admin/verifications-calls.ts'
import type { endVerification, refuseVerification } from '#lib/admin/verifications-calls.ts'
import type { VerificationId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { keepTyped } from '../kit/typed.ts'
import { checkedKey, reasonKey } from './typed-keys.ts'

type Decision = typeof approveVerification | typeof refuseVerification | typeof endVerification

type Options = {
  id: VerificationId
  /** What is said then. */
  done: string
  /**
   * Called once there is nothing left to decide, before the record is read again.
   *
   * @param isTaken whether somebody else has decided
   */
  onSettled: (isTaken: boolean) => void
  /** Called when the decision can be sent again. */
  onFailed?: (failure: CallFailed) => void
}

/**
 * A decision about a record. Whoever comes second sees what the other has decided; whoever compared a name that is another
 * now sees the new one.
 */
export function useDecision<C extends Decision>(
  contract: C,
  { id, done, onSettled, onFailed }: Options,
) {
  const { refresh } = useCache()
  const settle = (isTaken: boolean) => {
    keepTyped(checkedKey(id), '')
    keepTyped(reasonKey(id), '')
    onSettled(isTaken)
  }
  return useChange(contract, {
    onSuccess: () => {
      toast.success(done)
      settle(false)
    },
    onError: async (failure: CallFailed) => {
      const { code } = failure
      if (code === 'CONFLICT') settle(true)
      else onFailed?.(failure)
      if (code === 'CONFLICT' || code === 'STALE') await refresh()
    },
  })
}
