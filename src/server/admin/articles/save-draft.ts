import { saveDraft as keep } from '#db/queries/admin/article-drafts.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ArticleId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { constraintOf } from '#server/database-errors.ts'

type Input = {
  actor: SignedIn
  params: { id: ArticleId }
  body: { baseVersion: number; fields: ArticleEdit }
}

/**
 * Keeps what an editor has typed until it is saved. Nobody else sees it, and it changes nothing that is public, so it is not
 * audited.
 *
 * @throws NOT_FOUND
 */
export async function saveDraft(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id }, body }: Input,
): Promise<{ savedAt: string }> {
  try {
    const draft = { articleId: id, userId: actor.userId, ...body }
    const savedAt = await db.transaction((tx) => keep(tx, draft))
    return { savedAt: savedAt.toISOString() }
  } catch (error) {
    if (constraintOf(error)?.startsWith('article_drafts_article_id'))
      throw new AppError('NOT_FOUND', 'no such article', { cause: error })
    throw error
  }
}
