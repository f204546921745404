import { findDraft } from '#db/queries/admin/article-drafts.ts'
import type { OpenArticle } from '#lib/admin/articles/schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { ArticleId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readArticle } from './to-article.ts'

type Input = { actor: SignedIn; params: { id: ArticleId } }

/** An article to edit, with what this editor has typed and not saved. @throws NOT_FOUND */
export async function getArticle(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: Input,
): Promise<OpenArticle> {
  const [article, draft] = await Promise.all([
    readArticle(db, id),
    findDraft(db, { articleId: id, userId: actor.userId }),
  ])
  return {
    article,
    draft: draft && {
      fields: draft.fields,
      baseVersion: draft.baseVersion,
      savedAt: draft.savedAt.toISOString(),
    },
  }
}
