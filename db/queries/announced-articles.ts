import { and, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { articles } from '#db/schema/index.ts'
import { IS_PUBLIC } from './articles.ts'

/** When the next scheduled article becomes public, or has and was not announced; for `findNextDue`. */
export const ARTICLE_DUE_AT = sql`(select min(published_at) from ${articles} where is_published and announced_at is null)`

/**
 * Marks the articles whose time has come as announced. Of two callers at once the second waits for the first, and finds
 * none.
 *
 * @returns how many there were
 */
export async function announceArticles(tx: Executor): Promise<number> {
  const rows = await tx
    .update(articles)
    .set({ announcedAt: sql`now()` })
    .where(and(IS_PUBLIC, isNull(articles.announcedAt)))
    .returning({ id: articles.id })
  return rows.length
}
