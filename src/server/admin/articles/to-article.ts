import type { Executor } from '#db/client.ts'
import { findArticle, type FoundArticle } from '#db/queries/admin/articles.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ArticleId } from '#lib/ids.ts'

/** An article as it is saved now. @throws NOT_FOUND */
export async function readArticle(db: Executor, id: ArticleId): Promise<SavedArticle> {
  const row = await findArticle(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'no such article')
  return toArticle(row)
}

function toArticle(row: FoundArticle): SavedArticle {
  const { id, slug, locale, state, version, title, excerpt, content } = row
  const { tags, isFeatured, cover, coverAlt, twinId, twinTitle, twinState } = row
  const fields = { title, excerpt, content, tags, isFeatured, cover, coverAlt }
  return {
    ...{ id, slug, locale, state, version },
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedByName,
    fields: { ...fields, translation: twinId },
    twin: twinId && twinTitle !== null ? { id: twinId, title: twinTitle, state: twinState } : null,
  }
}
