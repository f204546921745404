import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** Asks for a sign of life; rejects when there is none. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}
