import * as sessions from '#lib/sessions/calls.ts'
import * as sessionsSchemas from '#lib/sessions/schemas.ts'
import { functionConfig, netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { forgetDevice } from '#server/sessions/forget-device.ts'
import { endOwnSession, endOwnSessions, listSessions } from '#server/sessions/own-sessions.ts'

export const endpoints = [
  endpoint(sessions.listSessions, sessionsSchemas.listSessions, {
    who: { may: 'list-sessions' },
    rateLimit: 'outer-wall',
    cache: 'no-store',
    operation: listSessions,
  }),
  endpoint(sessions.endSession, sessionsSchemas.endSession, {
    who: { may: 'end-session' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: endOwnSession,
  }),
  endpoint(sessions.endAllSessions, sessionsSchemas.endAllSessions, {
    who: { may: 'end-session' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: endOwnSessions,
  }),
  endpoint(sessions.forgetDevice, sessionsSchemas.forgetDevice, {
    who: { may: 'forget-device' },
    rateLimit: 'write',
    cache: 'no-store',
    operation: forgetDevice,
  }),
]

export default netlifyFunction(endpoints)

export const config = functionConfig(endpoints, 60)
