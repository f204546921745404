import { getWaiting } from '#lib/admin/access-contract.ts'
import * as reviews from '#lib/admin/reviews-contract.ts'
import { queryClient, queryOf } from '#client/query.ts'
import { CARDS } from './cards.tsx'

const PATHS = [
  queryOf(getWaiting).queryKey[0],
  reviews.listQueue.path,
  reviews.listDecisions.path,
  reviews.listAppeals.path,
]

/** Reads anew what a decision has changed: the lists, and how much waits. */
export function readAnew(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      PATHS.some((path) => path !== undefined && String(address).startsWith(path)),
  })
}

/** The same once something is decided: its card goes, and the focus to the list. */
export function settled(): void {
  document.getElementById(CARDS)?.focus()
  readAnew()
}
