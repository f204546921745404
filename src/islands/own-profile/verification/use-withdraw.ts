import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import type { T } from '#lib/i18n/t.ts'
import { withdrawVerification } from '#lib/verifications/calls.ts'
import { toast } from '#stores/toasts.ts'
import { toastFailure } from '../failure-text.ts'

/** Withdraws a claim; one that was decided meanwhile is shown as it is now. */
export function useWithdraw(t: T<'account' | 'verification'>) {
  const { refresh } = useCache()
  return useChange(withdrawVerification, {
    onSuccess: () => toast.success(t('verification.withdrawn')),
    onError: async (failure) => {
      if (failure.code === 'CONFLICT' || failure.code === 'NOT_FOUND') {
        toast.error(t('verification.decided'))
        await refresh()
      } else toastFailure(t, failure, t('verification.withdrawFailed'))
    },
  })
}
