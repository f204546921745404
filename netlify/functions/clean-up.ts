import type { Config } from '@netlify/functions'
import { database } from '#server/database.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'
import { avatarStore } from '#server/storage/avatar-store.ts'

/**
 * Clears tables and pictures of what means nothing any more, and looks into the outboxes whatever the signs say: the
 * one time in six hours at which the database is woken for nothing else.
 */
export default async function cleanUpTables(): Promise<Response> {
  const db = database()
  await cleanUp({ db, avatars: avatarStore() })
  await deliverWaiting(db, Date.now())
  return new Response(null, { status: 204 })
}

export const config = { schedule: '17 */6 * * *' } satisfies Config
