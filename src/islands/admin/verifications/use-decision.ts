import { useCache } from '#client/data/use-cache.ts'
import type { Handlers } from '#client/data/use-change.ts'
import type { VerificationId } from '#lib/ids.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { toast } from '#stores/toasts.ts'
import { useDraftKey } from '../kit/use-draft-key.ts'

/** What drafts about a record are of: what was checked, and a reason. */
export const checkedKey = (id: VerificationId): string => `verification:${id}`
export const reasonKey = (id: VerificationId): string => `verification-reason:${id}`

type Options = {
  id: VerificationId
  /** What is said then. */
  done: string
  /**
   * Called once there is nothing left to decide, before the record is read again.
   *
   * @param isTaken whether another admin has decided
   */
  onSettled: (isTaken: boolean) => void
}

/**
 * What follows on a decision about a record. Whoever comes second sees what the other has decided; whoever compared a name
 * that is another now sees the new one.
 */
export function useDecision({ id, done, onSettled }: Options): Handlers<unknown, unknown> {
  const { refresh } = useCache()
  const drafts = [useDraftKey(checkedKey(id)), useDraftKey(reasonKey(id))]
  const settle = (isTaken: boolean) => {
    drafts.forEach(forgetDraft)
    onSettled(isTaken)
  }
  return {
    onSuccess() {
      toast.success(done)
      settle(false)
    },
    async onError({ code }) {
      if (code === 'CONFLICT') settle(true)
      if (code === 'CONFLICT' || code === 'STALE') await refresh()
    },
  }
}
