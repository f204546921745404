import { queryClient } from '#client/query.ts'
import { listUsers } from '#lib/admin/users-contract.ts'

/** Reads the list and the open account anew. */
export const refreshUsers = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) => String(address).startsWith(listUsers.path),
  })
