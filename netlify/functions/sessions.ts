import * as sessions from '#lib/sessions/contract.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { forgetDevice } from '#server/sessions/forget-device.ts'
import { endOwnSession, endOwnSessions, listSessions } from '#server/sessions/own-sessions.ts'

export const endpoints = [
  endpoint(sessions.listSessions, {
    who: { may: 'list-sessions' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listSessions,
  }),
  endpoint(sessions.endSession, {
    who: { may: 'end-session' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: endOwnSession,
  }),
  endpoint(sessions.endAllSessions, {
    who: { may: 'end-session' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: endOwnSessions,
  }),
  endpoint(sessions.forgetDevice, {
    who: { may: 'forget-device' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: forgetDevice,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
