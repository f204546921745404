import { useMutation } from '@tanstack/react-query'
import { mutationOf, queryClient, queryOf } from '#client/query.ts'
import type { T } from '#lib/i18n/t.ts'
import { listOwnVerifications, withdrawVerification } from '#lib/verifications/calls.ts'
import { toast } from '#stores/toasts.ts'
import { toastFailure } from '../failure-text.ts'

const { queryKey } = queryOf(listOwnVerifications)

/** Reads the list again. */
export const refreshOwn = () => queryClient.invalidateQueries({ queryKey })

/** Withdraws a claim; one that was decided meanwhile is shown as it is now. */
export function useWithdraw(t: T<'account' | 'verification'>) {
  return useMutation(
    {
      ...mutationOf(withdrawVerification),
      onSuccess: async () => {
        toast.success(t('verification.withdrawn'))
        await refreshOwn()
      },
      onError: async (failure) => {
        if (failure.code === 'CONFLICT' || failure.code === 'NOT_FOUND') {
          toast.error(t('verification.decided'))
          await refreshOwn()
        } else toastFailure(t, failure, t('verification.withdrawFailed'))
      },
    },
    queryClient,
  )
}
