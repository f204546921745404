import { queryClient } from '#client/query.ts'
import { listAdminVideos } from '#lib/admin/videos-contract.ts'

/** Reads the table again, and whether an address is known. */
export const refreshVideos = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && address.split('?', 1)[0] === listAdminVideos.path,
  })
