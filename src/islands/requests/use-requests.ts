import { useChange } from '#client/data/use-change.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import * as contacts from '#lib/contact/calls.ts'
import type * as contactSchemas from '#lib/contact/schemas.ts'
import type { T } from '#lib/i18n/t.ts'
import { toast } from '#stores/toasts.ts'

/** One page of a box. `busy` is the id of the request whose state is being set. */
export function useRequests(box: contactSchemas.Box, page: number, t: T<'requests'>) {
  const { data, isError, refetch } = useRead(
    contacts.listContactRequests,
    { query: { box, page: String(page) } },
    KEEP_PREVIOUS,
  )
  const { mutate, isPending, variables } = useChange(contacts.updateContactRequest, {
    onError: () => toast.error(t('requests.stateFailed')),
  })
  return {
    list: data,
    failed: isError && data === undefined,
    load: () => void refetch(),
    busy: isPending ? variables.params.id : undefined,
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
