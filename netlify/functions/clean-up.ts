import type { Config } from '@netlify/functions'
import { cleanUp } from '#server/clean-up.ts'
import { database } from '#server/database.ts'

/** Clears the tables of what means nothing any more. */
export default async function cleanUpTables(): Promise<Response> {
  await cleanUp(database())
  return new Response(null, { status: 204 })
}

export const config = { schedule: '17 * * * *' } satisfies Config
