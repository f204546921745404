import type { Config } from '@netlify/functions'
import { dependencies } from '#server/composition.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'

/**
 * Deletes expired rows and pictures, and delivers the outboxes whatever the markers say: the one run in six hours that
 * may start a suspended database for nothing.
 */
export default async function cleanUpTables(): Promise<Response> {
  const deps = dependencies()
  await cleanUp(deps)
  await deliverWaiting(deps.db, Date.now())
  return new Response(null, { status: 204 })
}

export const config = { schedule: '17 */6 * * *' } satisfies Config
