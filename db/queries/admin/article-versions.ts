import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { articles, articleVersions, profiles } from '#db/schema/index.ts'
import { VERSIONS_KEPT } from '#lib/admin/articles/schemas.ts'
import type { ArticleId } from '#lib/ids.ts'

/** Keeps what an article says now, before it is saved anew; the oldest beyond `VERSIONS_KEPT` go. */
export async function keepVersion(tx: Executor, id: ArticleId): Promise<void> {
  const { title, excerpt, content, tags, cover, coverAlt, version } = articles
  await tx.insert(articleVersions).select(
    tx
      .select({
        articleId: sql`${articles.id}`.as('article_id'),
        version,
        ...{ title, excerpt, content, tags, cover, coverAlt },
        writtenAt: sql`${articles.updatedAt}`.as('written_at'),
        writtenBy: sql`${articles.updatedBy}`.as('written_by'),
      })
      .from(articles)
      .where(eq(articles.id, id)),
  )
  await tx.execute(sql`
    delete from ${articleVersions} where article_id = ${id} and version <= (
      select version from ${articleVersions} where article_id = ${id}
      order by version desc offset ${VERSIONS_KEPT} limit 1)`)
}

const LINE = {
  version: articleVersions.version,
  title: articleVersions.title,
  writtenAt: articleVersions.writtenAt,
  writtenBy: profiles.displayName,
}

/** The versions of an article, without their texts, the newest first. */
export function listVersions(db: Executor, id: ArticleId) {
  return db
    .select(LINE)
    .from(articleVersions)
    .leftJoin(profiles, eq(profiles.userId, articleVersions.writtenBy))
    .where(eq(articleVersions.articleId, id))
    .orderBy(desc(articleVersions.version))
}

/** A version of an article; null when it is not kept. */
export async function findVersion(db: Executor, id: ArticleId, version: number) {
  const { excerpt, content, tags, cover, coverAlt } = articleVersions
  const [row] = await db
    .select({ ...LINE, excerpt, content, tags, cover, coverAlt })
    .from(articleVersions)
    .leftJoin(profiles, eq(profiles.userId, articleVersions.writtenBy))
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, version)))
  return row ?? null
}
