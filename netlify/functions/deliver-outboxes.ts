import type { Config } from '@netlify/functions'
import { dependencies } from '#server/composition.ts'
import { mailEnv } from '#server/env.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'
import { isLookDue } from '#server/jobs/look.ts'
import { readSigns } from '#server/jobs/marker.ts'

/**
 * Sends what is still in the outboxes: purges and mails whose first attempt failed, or whose process died. Without a
 * sign that there is any it leaves the database asleep.
 */
export default async function deliverOutboxes(): Promise<Response> {
  const now = Date.now()
  if (isLookDue(await readSigns(), now)) {
    await deliverWaiting(dependencies().db, now)
    // Fails by name, where the platform shows it, when mail is not set up. The mails stay.
    mailEnv()
  }
  return new Response(null, { status: 204 })
}

export const config = { schedule: '* * * * *' } satisfies Config
