import { QueryClient, queryOptions } from '@tanstack/react-query'
import { addressOf } from '#lib/http/address.ts'
import type { Call, ResponseOf } from '#lib/http/contract.ts'
import { $session } from '#stores/session.ts'
import { dataOf, type CallFailed } from './call-failed.ts'
import { sendAny, type AnyInput, type Given } from './send.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed
  }
}

/** The query cache of islands of signed-in users. Passed to each hook, because islands share no React context. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Retry a read once when the server was unreachable; a refusal would be repeated.
      retry: (failures, { code }) => code === 'UNAVAILABLE' && failures < 1,
      // A device that reports to be offline may still reach the server, so always try.
      networkMode: 'always',
      // Forms are based on the data: it only changes when this tab changes it.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    // Never retry a mutation: the first may have succeeded.
    mutations: { networkMode: 'always' },
  },
})

// Clear the cache when the session changes, so no user sees another's data. Not at build time, where there are no other
// tabs to listen to.
if (typeof document !== 'undefined') {
  $session.listen(({ event }) => {
    if (event === 'signed-in' || event === 'signed-out') queryClient.clear()
  })
}

/** The options of `useQuery` for a call. Aborted when it is no longer observed. */
export function queryOf<C extends Call>(contract: C, ...[input]: Given<C>) {
  const given: AnyInput = input ?? {}
  return queryOptions({
    queryKey: [addressOf(contract, given)],
    queryFn: ({ signal }): Promise<ResponseOf<C>> =>
      sendAny(contract, { ...given, signal }).then(dataOf),
  })
}

/** The options of `useMutation` for a call; `mutate` takes the same input as `send`. */
export function mutationOf<C extends Call>(contract: C) {
  return {
    mutationFn: (input: NonNullable<Given<C>[0]>): Promise<ResponseOf<C>> =>
      sendAny(contract, input).then(dataOf),
  }
}
