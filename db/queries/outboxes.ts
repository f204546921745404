import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { cachePurges } from '#db/schema/cache-purges.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { ARTICLE_DUE_AT } from './announced-articles.ts'
import { REBUILD_DUE_AT } from './rebuild-requests.ts'

/** When the next attempt of a mail or a purge is due, or a rebuild, or the publication of a scheduled article, in ms since 1970; null when none is pending. */
export async function findNextDue(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ due: number | null }>(sql`
    select floor(extract(epoch from least(
      (select min(next_attempt_at) from ${mailOutbox} where sent_at is null and failed_at is null),
      (select min(next_attempt_at) from ${cachePurges}),
      ${REBUILD_DUE_AT},
      ${ARTICLE_DUE_AT}
    )) * 1000)::float8 as due`)
  return rows[0]?.due ?? null
}
