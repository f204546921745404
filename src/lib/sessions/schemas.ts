import * as z from 'zod/mini'
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

export const listSessions = {
  response: SessionList,
}

export const endSession = {
  params: z.object({ id: SessionId }),
  response: Done,
}

export const endAllSessions = {
  response: Done,
}

export const forgetDevice = {
  params: z.object({ id: DeviceId }),
  response: Done,
}
