import type { Config } from '@netlify/functions'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, SessionList } from '#lib/accounts/contract.ts'
import { DeviceId, SessionId } from '#lib/ids.ts'
import { forgetDevice } from '#server/accounts/forget-device.ts'
import { endOwnSession, endOwnSessions, listSessions } from '#server/accounts/own-sessions.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { serve, type ApiEnv } from '#server/http/serve.ts'

const list = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  who: 'signed-in',
  rateLimit: 'outer-wall',
  cache: 'no-store',
  response: SessionList,
  operation: listSessions,
})

const endOne = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  who: 'signed-in',
  rateLimit: 'write',
  cache: 'no-store',
  params: z.object({ id: SessionId }),
  response: Done,
  operation: endOwnSession,
})

const forget = endpoint({
  method: 'DELETE',
  path: '/api/account/devices/:id',
  who: 'signed-in',
  rateLimit: 'write',
  cache: 'no-store',
  params: z.object({ id: DeviceId }),
  response: Done,
  operation: forgetDevice,
})

const endAll = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  who: 'signed-in',
  rateLimit: 'write',
  cache: 'no-store',
  response: Done,
  operation: endOwnSessions,
})

const app = new Hono<ApiEnv>()
  .get(list.path, serve(list))
  .delete(endOne.path, serve(endOne))
  .delete(endAll.path, serve(endAll))
  .delete(forget.path, serve(forget))

/** For the typed client of the islands. */
export type SessionsApp = typeof app

export default netlifyFunction(app)

export const config: Config = {
  path: ['/api/account/devices/*', '/api/account/sessions', '/api/account/sessions/*'],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
