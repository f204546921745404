import type { Config } from '@netlify/functions'
import { dependencies } from '#server/composition.ts'
import { mailEnv } from '#server/env.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'
import { isLookDue } from '#server/jobs/look.ts'
import { readSigns } from '#server/jobs/marker.ts'

/**
 * Retries the purges and mails in the outboxes whose first attempt failed, or whose process crashed. Without a marker
 * that there are any, it does not connect to the database.
 */
export default async function deliverOutboxes(): Promise<Response> {
  const now = Date.now()
  if (isLookDue(await readSigns(), now)) {
    await deliverWaiting(dependencies().db, now)
    // Throws the names of missing settings, visible in the platform's log, when mail is not configured. The mails stay.
    mailEnv()
  }
  return new Response(null, { status: 204 })
}

export const config = { schedule: '* * * * *' } satisfies Config
