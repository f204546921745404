import * as z from 'zod/mini'
import { contract } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'
import { DeviceId, SessionId } from '#lib/ids.ts'

const SessionItem = z.object({
  id: SessionId,
  /** Browser and system, such as "Chrome · Android". */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
/** A known browser without an active session. */
const DeviceItem = z.object({ id: DeviceId, device: z.string(), lastSignInAt: z.string() })
export const SessionList = z.object({
  items: z.array(SessionItem),
  devices: z.array(DeviceItem),
})
export type SessionList = z.infer<typeof SessionList>

const SESSIONS = '/api/account/sessions'

export const listSessions = contract({
  method: 'GET',
  path: SESSIONS,
  response: SessionList,
})

export const endSession = contract({
  method: 'DELETE',
  path: `${SESSIONS}/:id`,
  params: z.object({ id: SessionId }),
  response: Done,
})

/** Ends every session of the account, the current one included. */
export const endAllSessions = contract({
  method: 'DELETE',
  path: SESSIONS,
  response: Done,
})

export const forgetDevice = contract({
  method: 'DELETE',
  path: '/api/account/devices/:id',
  params: z.object({ id: DeviceId }),
  response: Done,
})
