import type { Config } from '@netlify/functions'
import { dependencies } from '#server/composition.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'

/**
 * Clears tables and pictures of what means nothing any more, and looks into the outboxes whatever the signs say: the
 * one time in six hours at which the database is woken for nothing else.
 */
export default async function cleanUpTables(): Promise<Response> {
  const deps = dependencies()
  await cleanUp(deps)
  await deliverWaiting(deps.db, Date.now())
  return new Response(null, { status: 204 })
}

export const config = { schedule: '17 */6 * * *' } satisfies Config
