import type { TestDatabase } from './database.ts'

export const SITE = 'http://localhost:8888'

/** Makes the functions of this process use a database; they read their environment at their first call. */
export function useDatabase({ url, wsProxy }: Pick<TestDatabase, 'url' | 'wsProxy'>): void {
  process.env['DATABASE_URL'] = url
  process.env['DATABASE_WS_PROXY'] = wsProxy
  process.env['SITE_URL'] = SITE
  process.env['SESSION_SECRET'] = 'a secret for tests, of more than 32 bytes'
}

/** What the platform tells a function about every request of the tests. */
export const PLATFORM = { ip: '203.0.113.7', requestId: 'request-0123' }

type NetlifyFunction = (request: Request, platform: typeof PLATFORM) => Promise<Response>

/** Calls a function as the platform does. */
export function callFunction(
  handler: NetlifyFunction,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  return handler(new Request(`${SITE}${path}`, init), PLATFORM)
}
