import { deleteDraft as remove } from '#db/queries/admin/article-drafts.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { ArticleId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** Forgets what an editor has typed and not saved. */
export async function deleteDraft(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: { actor: SignedIn; params: { id: ArticleId } },
): Promise<Done> {
  await db.transaction((tx) => remove(tx, { articleId: id, userId: actor.userId }))
  return DONE
}
