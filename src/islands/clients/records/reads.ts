import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { measuresOf, type Kind } from '#client/health/kinds.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import * as workspace from '#lib/workspace/calls.ts'

/**
 * What was read is shown again, also some minutes after it was left: each read is in the client's log, and one opening is one
 * entry. In ms.
 */
const OPENING = { staleTime: 'static', gcTime: 5 * 60_000 } as const

/** A page of a client's records, the newest first; the one before stays while it is read. */
export function useRecords(id: AuthorizationId, after?: string) {
  return useRead(
    workspace.listClientRecords,
    { params: { id }, query: after === undefined ? {} : { after } },
    { ...OPENING, ...KEEP_PREVIOUS },
  )
}

/** The course of a kind of value of a client. */
export function useClientSeries(id: AuthorizationId, kind: Kind) {
  return useRead(
    workspace.getClientSeries,
    { params: { id }, query: { measures: measuresOf(kind).join(',') } },
    OPENING,
  )
}
