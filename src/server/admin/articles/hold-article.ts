import type { Executor } from '#db/client.ts'
import { findArticle, lockArticles, type FoundArticle } from '#db/queries/admin/articles.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ArticleId } from '#lib/ids.ts'

/**
 * Locks an article for a change that is based on a version of it.
 *
 * @param also another one that the change concerns
 * @throws NOT_FOUND, STALE
 */
export async function holdArticle(
  tx: Executor,
  { id, version, also }: { id: ArticleId; version: number; also?: ArticleId | null },
): Promise<FoundArticle> {
  await lockArticles(tx, also ? [id, also] : [id])
  const article = await findArticle(tx, id)
  if (!article) throw new AppError('NOT_FOUND', 'no such article')
  if (article.version !== version) throw new AppError('STALE', 'another version is kept')
  return article
}
