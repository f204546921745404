import * as z from 'zod/mini'
import { RecordCursor } from '#lib/health/record.ts'
import { contract } from '#lib/http/contract.ts'
import { AuthorizationId } from '#lib/ids.ts'
import { SharedHistory, SharedRecords } from '#lib/sharing/shared.ts'

/** An authorization addresses everything, never a client; without an active one it is NOT_FOUND. */
const ofAuthorization = z.object({ id: AuthorizationId })
const CLIENT = '/api/workspace/clients/:id'

/** Newest first. Each call is in the client's access log. */
export const listClientRecords = contract({
  method: 'GET',
  path: `${CLIENT}/records`,
  params: ofAuthorization,
  query: z.strictObject({ after: z.optional(RecordCursor) }),
  response: SharedRecords,
})

export const getClientHistory = contract({
  method: 'GET',
  path: `${CLIENT}/history`,
  params: ofAuthorization,
  response: SharedHistory,
})
