import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import * as contacts from '#lib/contact/calls.ts'
import type { Box } from '#lib/contact/schemas.ts'

/** One page of a box. */
export const useRequests = (box: Box, page: number) =>
  useRead(contacts.listContactRequests, { query: { box, page: String(page) } }, KEEP_PREVIOUS)

/** Whether the first page of what was sent is there, or has failed: what stands below it does not move then. */
export function useFirstRequests(signedIn: boolean): boolean {
  return useRead(
    contacts.listContactRequests,
    { query: contacts.FIRST_REQUESTS },
    { enabled: signedIn },
  ).isFetched
}
