import type { Config } from '@netlify/functions'
import { dependencies } from '#server/composition.ts'
import { mailEnv } from '#server/env.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'
import { isLookDue } from '#server/jobs/look.ts'
import { readSigns } from '#server/jobs/marker.ts'
import { runJob } from '#server/jobs/run-job.ts'

/**
 * Retries the purges and mails in the outboxes whose first attempt failed, or whose process crashed. Without a marker
 * that there are any, it does not connect to the database.
 */
export default function deliverOutboxes(): Promise<Response> {
  return runJob('deliver-outboxes', async () => {
    const now = Date.now()
    if (!isLookDue(await readSigns(), now)) return
    await deliverWaiting(dependencies().db, now)
    // Fails with the names of missing settings when mail is not configured. The mails stay.
    mailEnv()
  })
}

export const config = { schedule: '* * * * *' } satisfies Config
