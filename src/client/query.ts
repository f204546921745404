import { QueryClient, queryOptions } from '@tanstack/react-query'
import { addressOf } from '#lib/http/address.ts'
import type { Contract, ResponseOf } from '#lib/http/contract.ts'
import { $session } from '#stores/session.ts'
import { CallFailed } from './call-failed.ts'
import type { Result } from './request.ts'
import { sendAny, type AnyInput, type Given } from './send.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed
  }
}

/**
 * What the islands of somebody who is signed in have read. It is passed to each hook, because islands share no
 * context of React.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A read that did not get through is tried once more; what the server refused it refuses again.
      retry: (failures, { code }) => code === 'UNAVAILABLE' && failures < 1,
      // A device that says it is offline may reach the server, so `send` finds out.
      networkMode: 'always',
      // Forms stand on what was read: it changes when something here has changed it.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    // A change is never repeated by itself: nobody knows whether the first one happened.
    mutations: { networkMode: 'always' },
  },
})

// Nothing of one person stays for the next. The build, which draws the page of nobody, listens to no tabs.
if (typeof document !== 'undefined') {
  $session.listen(({ event }) => {
    if (event === 'signed-in' || event === 'signed-out') queryClient.clear()
  })
}

/** How `useQuery` reads by a contract. It is broken off when nobody needs it any more. */
export function queryOf<C extends Contract>(contract: C, ...[input]: Given<C>) {
  const given: AnyInput = input ?? {}
  return queryOptions({
    queryKey: [addressOf(contract, given)],
    queryFn: ({ signal }): Promise<ResponseOf<C>> =>
      sendAny(contract, { ...given, signal }).then(dataOf),
  })
}

/** How `useMutation` changes by a contract; what is given to `mutate` is what `send` is given. */
export function mutationOf<C extends Contract>(contract: C) {
  return {
    mutationFn: (input: NonNullable<Given<C>[0]>): Promise<ResponseOf<C>> =>
      sendAny(contract, input).then(dataOf),
  }
}

function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw new CallFailed(result)
}
