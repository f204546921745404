import type { Config } from '@netlify/functions'
import { avatarStore } from '#server/avatars/store.ts'
import { cleanUp } from '#server/clean-up.ts'
import { database } from '#server/database.ts'

/** Clears tables and pictures of what means nothing any more. */
export default async function cleanUpTables(): Promise<Response> {
  await cleanUp({ db: database(), avatars: avatarStore() })
  return new Response(null, { status: 204 })
}

export const config = { schedule: '17 * * * *' } satisfies Config
