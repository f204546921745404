import { deleteDraft } from '#db/queries/admin/article-drafts.ts'
import { findVersion, keepVersion } from '#db/queries/admin/article-versions.ts'
import { saveArticle } from '#db/queries/admin/articles.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ArticleId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { holdArticle } from './hold-article.ts'
import { publishArticles } from './publish-articles.ts'
import { requireWhole } from './require-whole.ts'
import { readArticle } from './to-article.ts'

type Input = {
  actor: SignedIn
  params: { id: ArticleId; version: string }
  body: { version: number }
  caller: Caller
}

/**
 * Saves an earlier version anew; what it replaces becomes a version too. State, address, language and translation stay.
 *
 * @throws NOT_FOUND, STALE; INVALID_INPUT for a published article, when the version had no excerpt or text
 */
export async function restoreVersion(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id, version }, body, caller }: Input,
): Promise<SavedArticle> {
  const saved = await db.transaction(async (tx) => {
    const held = await holdArticle(tx, { id, version: body.version })
    const found = await findVersion(tx, id, Number(version))
    if (!found) throw new AppError('NOT_FOUND', 'no such version')
    if (held.isPublished) requireWhole(found)
    const { title, excerpt, content, tags, cover, coverAlt } = found
    await keepVersion(tx, id)
    const written = { title, excerpt, content, tags, cover, coverAlt }
    await saveArticle(tx, { id, by: actor.userId, ...written })
    await deleteDraft(tx, { articleId: id, userId: actor.userId })
    if (held.state === 'published') await publishArticles(tx)
    await noteAdmin(tx, secret, { actor, act: 'article-restored' })
    return readArticle(tx, id)
  })
  caller.afterwards(() => deliverPurges(db))
  return saved
}
