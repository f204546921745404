import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'

/** Health check: rejects when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}
