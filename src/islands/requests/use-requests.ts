import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { mutationOf, queryClient, queryOf } from '#client/query.ts'
import * as contacts from '#lib/contact/calls.ts'
import type * as contactSchemas from '#lib/contact/schemas.ts'
import type { T } from '#lib/i18n/t.ts'
import { toast } from '#stores/toasts.ts'

type Options = {
  t: T<'objectives' | 'professionals' | 'requests'>
  onChange?: (() => void) | undefined
}

/** One page of a box. `busy` is the id of the request whose state is being set. */
export function useRequests(box: contactSchemas.Box, page: number, { t, onChange }: Options) {
  const options = queryOf(contacts.listContactRequests, { query: { box, page: String(page) } })
  const { data, isError, refetch } = useQuery(
    { ...options, placeholderData: keepPreviousData },
    queryClient,
  )
  const { mutate, isPending, variables } = useMutation(
    {
      ...mutationOf(contacts.updateContactRequest),
      onSuccess: (updated, { params: { id } }) => {
        queryClient.setQueryData(
          options.queryKey,
          (shown: typeof data) =>
            shown && {
              ...shown,
              items: shown.items.map((item) => (item.id === id ? { ...item, ...updated } : item)),
            },
        )
        onChange?.()
      },
      onError: () => toast.error(t('requests.stateFailed')),
    },
    queryClient,
  )
  return {
    list: data,
    failed: isError,
    load: () => void refetch(),
    busy: isPending ? variables.params.id : undefined,
    setState: (id: string, state: contactSchemas.RequestUpdate['state']) =>
      mutate({ params: { id }, body: { state } }),
  }
}

/** The first page of what was sent. */
export const FIRST_REQUESTS = { box: 'sent', page: '1' } as const
const FIRST = queryOf(contacts.listContactRequests, { query: FIRST_REQUESTS })

/** Whether the first page of what was sent is there, or has failed: what stands below it does not move then. */
export function useFirstRequests(signedIn: boolean): boolean {
  return useQuery({ ...FIRST, enabled: signedIn }, queryClient).isFetched
}
