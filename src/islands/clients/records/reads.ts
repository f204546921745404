import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient, queryOf } from '#client/query.ts'
import { measuresOf, type Kind } from '#islands/health/kit/kinds.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import * as workspace from '#lib/workspace/calls.ts'

/** What was read is shown again for this long: each read is in the client's log, and one opening is one entry. */
const OPENING_MS = 5 * 60_000

/** A page of a client's records, the newest first; the one before stays while it is read. */
export function useRecords(id: AuthorizationId, after?: string) {
  const options = queryOf(workspace.listClientRecords, {
    params: { id },
    query: after === undefined ? {} : { after },
  })
  return useQuery(
    { ...options, staleTime: OPENING_MS, placeholderData: keepPreviousData },
    queryClient,
  )
}

/** The course of a kind of value of a client. */
export function useClientSeries(id: AuthorizationId, kind: Kind) {
  const options = queryOf(workspace.getClientSeries, {
    params: { id },
    query: { measures: measuresOf(kind).join(',') },
  })
  return useQuery({ ...options, staleTime: OPENING_MS }, queryClient)
}
