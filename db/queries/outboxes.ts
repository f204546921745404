import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { cachePurges } from '#db/schema/cache-purges.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { newsletterEditions } from '#db/schema/newsletter-editions.ts'
import { ARTICLE_DUE_AT } from './announced-articles.ts'
import { REBUILD_DUE_AT } from './rebuild-requests.ts'

/**
 * When the next attempt of a mail or a purge is due, a rebuild, a scheduled article, or an edition of the newsletter, in ms
 * since 1970; null when none is pending. An edition under way is due until all of its mails are queued, and once more to be
 * finished.
 */
export async function findNextDue(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ due: number | null }>(sql`
    select floor(extract(epoch from least(
      (select min(next_attempt_at) from ${mailOutbox}
        where sent_at is null and failed_at is null and edition_id is null),
      (select min(next_attempt_at) from ${mailOutbox}
        where sent_at is null and failed_at is null and edition_id is not null),
      (select min(scheduled_at) from ${newsletterEditions} where state = 'scheduled'),
      (select min(started_at) from ${newsletterEditions} as edition where state = 'sending' and (
        queued_at is null or not exists (select from ${mailOutbox}
          where edition_id = edition.id and sent_at is null and failed_at is null))),
      (select min(next_attempt_at) from ${cachePurges}),
      ${REBUILD_DUE_AT},
      ${ARTICLE_DUE_AT}
    )) * 1000)::float8 as due`)
  return rows[0]?.due ?? null
}
