import { forgetEnv } from '#server/env.ts'
import type { TestDatabase } from './database.ts'
import { AS_ON_SITE, PATIENT } from './patience.ts'

export const SITE = 'http://localhost:8888'

type Reachable = Pick<TestDatabase, 'url' | 'wsProxy'> & Partial<Pick<TestDatabase, 'migrationUrl'>>

/**
 * Makes the functions of this process use a database. They wait long for it, so a busy machine fails no test; where the
 * waiting itself is tested, as long as on the site.
 */
export function useDatabase(
  { url, migrationUrl, wsProxy }: Reachable,
  { asOnSite = false }: { asOnSite?: boolean } = {},
): void {
  process.env['DATABASE_URL'] = url
  if (migrationUrl) process.env['MIGRATION_DATABASE_URL'] = migrationUrl
  process.env['DATABASE_WS_PROXY'] = wsProxy
  process.env['SITE_URL'] = SITE
  process.env['SESSION_SECRET'] = 'a secret for tests, of more than 32 bytes'
  Object.assign(process.env, asOnSite ? AS_ON_SITE : PATIENT)
  forgetEnv()
}

/** The platform's data on every request of the tests. */
export const PLATFORM = { ip: '203.0.113.7', requestId: 'request-0123' }

type Platform = typeof PLATFORM & { waitUntil: (work: Promise<unknown>) => void }
type NetlifyFunction = (request: Request, platform: Platform) => Promise<Response>

/** Calls a function as the platform does. @returns its answer, once what follows the answer is done too */
export async function callFunction(
  handler: NetlifyFunction,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const work: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const answer = await handler(new Request(`${SITE}${path}`, init), { ...PLATFORM, waitUntil })
  await Promise.all(work)
  return answer
}
