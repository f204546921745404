import { queryClient, queryOf } from '#client/query.ts'
import { getEdition, listEditions } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { isOfCall } from '../kit/is-of-call.ts'

/** Shows an edition as the server has answered it; lists are read anew when they are shown again. */
export function showEdition(edition: Edition): void {
  queryClient.setQueryData(queryOf(getEdition, { params: { id: edition.id } }).queryKey, edition)
  void queryClient.invalidateQueries({ predicate: isList, refetchType: 'none' })
}

/** After a deletion. */
export function forgetEdition({ id }: Pick<Edition, 'id'>): void {
  queryClient.removeQueries({ queryKey: queryOf(getEdition, { params: { id } }).queryKey })
  void queryClient.invalidateQueries({ predicate: isList, refetchType: 'none' })
}

const isList = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  isOfCall(String(address), listEditions)
