import { findArticle, deleteArticle as remove } from '#db/queries/admin/articles.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { ArticleId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishArticles } from './publish-articles.ts'

type Input = { actor: SignedIn; params: { id: ArticleId }; caller: Caller }

/**
 * Deletes an article with its versions and drafts; its pictures go with the next clean-up.
 *
 * @throws NOT_FOUND
 */
export async function deleteArticle(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, caller }: Input,
): Promise<Done> {
  await db.transaction(async (tx) => {
    const article = await findArticle(tx, id)
    if (!article || !(await remove(tx, id))) throw new AppError('NOT_FOUND', 'no such article')
    if (article.state === 'published') await publishArticles(tx)
    await noteAdmin(tx, secret, { actor, act: 'article-deleted' })
  })
  caller.afterwards(() => deliverPurges(db))
  return DONE
}
