import { useMutation } from '@tanstack/react-query'
import type { CallFailed } from '#client/call-failed.ts'
import { mutationOf, queryClient } from '#client/query.ts'
import type { approveVerification } from '#lib/admin/verifications-contract.ts'
import type { endVerification, refuseVerification } from '#lib/admin/verifications-contract.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { toast } from '#stores/toasts.ts'
import { useFrame } from '../frame-context.ts'
import { toastFailure } from '../kit/toast-failure.ts'
import type { VerificationsT } from './texts.ts'

type Decision = typeof approveVerification | typeof refuseVerification | typeof endVerification

/** Everything of the area is read again: the queue, the record, and how many wait. */
export const refresh = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/'),
  })

/**
 * A decision about a record. Whoever comes second is told, and sees what the other has decided.
 *
 * @param done what is said then
 * @param onProblems shows problems at their fields; false when there is no such field
 */
export function useDecision<C extends Decision>(
  contract: C,
  t: VerificationsT,
  { done, onProblems }: { done: string; onProblems: (fields: FieldProblems) => boolean },
) {
  const frame = useFrame()
  return useMutation(
    {
      ...mutationOf(contract),
      onSuccess: async () => {
        toast.success(done)
        await refresh()
      },
      onError: async (failure: CallFailed) => {
        if (failure.code === 'CONFLICT') {
          toast.error(t('adminVerifications.conflict'))
          await refresh()
        } else if (!onProblems(failure.fields)) {
          toastFailure(frame.t, failure, t('adminVerifications.failed'))
        }
      },
    },
    queryClient,
  )
}
