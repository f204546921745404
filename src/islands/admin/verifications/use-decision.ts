import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import type { approveVerification } from '#lib/admin/verifications-calls.ts'
import type { endVerification, refuseVerification } from '#lib/admin/verifications-calls.ts'
import type { T } from '#lib/i18n/t.ts'
import type { VerificationId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { keepTyped } from '../kit/typed.ts'
import { checkedKey, reasonKey } from './typed-keys.ts'

type Decision = typeof approveVerification | typeof refuseVerification | typeof endVerification

type Options = {
  id: VerificationId
  /** What is said then. */
  done: string
  /** Called once there is nothing left to decide, before the record is read again. */
  onSettled?: () => void
  /** Called when the decision can be sent again. */
  onFailed?: (failure: CallFailed) => void
}

/**
 * A decision about a record. Whoever comes second is told, and sees what the other has decided; whoever compared a name that
 * is another now sees the new one.
 */
export function useDecision<C extends Decision>(
  contract: C,
  t: T<'adminVerifications'>,
  { id, done, onSettled, onFailed }: Options,
) {
  const { refresh } = useCache()
  const settle = () => {
    keepTyped(checkedKey(id), '')
    keepTyped(reasonKey(id), '')
    onSettled?.()
  }
  return useChange(contract, {
    onSuccess: () => {
      toast.success(done)
      settle()
    },
    onError: async (failure: CallFailed) => {
      if (failure.code === 'STALE') {
        toast.error(t('adminVerifications.renamed'))
        await refresh()
        return
      }
      if (failure.code !== 'CONFLICT') {
        onFailed?.(failure)
        return
      }
      toast.error(t('adminVerifications.conflict'))
      settle()
      await refresh()
    },
  })
}
