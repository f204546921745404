import { useChange } from '#client/data/use-change.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import * as contacts from '#lib/contact/calls.ts'
import type * as contactSchemas from '#lib/contact/schemas.ts'

/** One page of a box, and the states of its requests. */
export function useRequests(box: contactSchemas.Box, page: number) {
  const { data, isError, refetch } = useRead(
    contacts.listContactRequests,
    { query: { box, page: String(page) } },
    KEEP_PREVIOUS,
  )
  const { mutate, isPending, error, variables } = useChange(contacts.updateContactRequest)
  const changed = variables?.params.id
  return {
    list: data,
    failed: isError && data === undefined,
    load: refetch,
    isBusy: (id: string) => isPending && id === changed,
    /** Why the state of a request was not set. */
    failureOf: (id: string) => (id === changed ? error : null),
    setState: (id: string, state: contactSchemas.RequestUpdate['state']) =>
      mutate({ params: { id }, body: { state } }),
  }
}

/** The first page of what was sent. */
export const FIRST_REQUESTS = { box: 'sent', page: '1' } as const

/** Whether the first page of what was sent is there, or has failed: what stands below it does not move then. */
export function useFirstRequests(signedIn: boolean): boolean {
  return useRead(contacts.listContactRequests, { query: FIRST_REQUESTS }, { enabled: signedIn })
    .isFetched
}
