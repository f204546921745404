import { useMutation } from '@tanstack/react-query'
import type { Call, ResponseOf } from '#lib/http/contract.ts'
import type { CallFailed } from './call-failed.ts'
import { useAsk, useData, type InputOf } from './data.ts'
import { refresh } from './use-cache.ts'

export type Handlers<Answer, Given> = {
  onSuccess?: ((answer: Answer, given: Given) => void) | undefined
  /** Not called for the end of the session, which the page tells. */
  onError?: ((failure: CallFailed, given: Given) => unknown) | undefined
  /** False where nothing else on the screen shows it, such as for what saves by itself. */
  refreshes?: boolean | undefined
}

/**
 * Changes by a call. After it everything that is on the screen is read again, except for what is read `ONCE`.
 *
 * @example const { mutate, isPending } = useChange(health.createRecord, { onSuccess: () => toast.success(…) })
 */
export function useChange<C extends Call>(
  call: C,
  handlers: Handlers<ResponseOf<C>, InputOf<C>> = {},
) {
  const ask = useAsk()
  return useAction((input: InputOf<C>) => ask(call, input), handlers)
}

/**
 * The same for what takes more than one call.
 *
 * @param run rejects with `CallFailed` alone
 */
export function useAction<Answer, Given>(
  run: (given: Given) => Promise<Answer>,
  { onSuccess, onError, refreshes = true }: Handlers<Answer, Given> = {},
) {
  const data = useData()
  return useMutation<Answer, CallFailed, Given>(
    {
      mutationFn: run,
      async onSuccess(answer, given) {
        const refreshed = refreshes ? refresh(data) : undefined
        onSuccess?.(answer, given)
        await refreshed
      },
      onError: (failure, given) =>
        failure.code === 'UNAUTHENTICATED' ? undefined : onError?.(failure, given),
    },
    data.client,
  )
}
