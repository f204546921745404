import { queryClient } from '#client/query.ts'
import type { Call } from '#lib/http/contract.ts'
import { isOfCall } from './is-of-call.ts'

/** Reads anew what some calls have answered, with any parameters. */
export const refresh = (...calls: readonly Pick<Call, 'path'>[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      calls.some((call) => typeof address === 'string' && isOfCall(address, call)),
  })
