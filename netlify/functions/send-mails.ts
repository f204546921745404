import type { Config } from '@netlify/functions'
import { database } from '#server/database.ts'
import { mailEnv } from '#server/env.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/purges/deliver.ts'

/** Sends what is still in the outboxes: purges and mails whose first attempt failed, or whose process died. */
export default async function sendMails(): Promise<Response> {
  await deliverPurges(database())
  // Fails by name, where the platform shows it, when mail is not set up. The mails stay.
  mailEnv()
  await deliverMails(database())
  return new Response(null, { status: 204 })
}

export const config = { schedule: '* * * * *' } satisfies Config
