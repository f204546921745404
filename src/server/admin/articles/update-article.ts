import type { Executor } from '#db/client.ts'
import { deleteDraft } from '#db/queries/admin/article-drafts.ts'
import { keepVersion } from '#db/queries/admin/article-versions.ts'
import {
  findArticle,
  hasOtherTwin,
  linkTwin,
  saveArticle,
  type FoundArticle,
} from '#db/queries/admin/articles.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
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
  params: { id: ArticleId }
  body: { version: number; article: ArticleEdit }
  caller: Caller
}

/**
 * Saves an article, keeps what it said before, and deletes the editor's draft. Of a public one visitors see it at once. Its
 * address stays.
 *
 * @throws NOT_FOUND; STALE when it was changed since `version` was read; INVALID_INPUT for a published one without excerpt
 *   or text, and for a translation that is none
 */
export async function updateArticle(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { version, article }, caller }: Input,
): Promise<SavedArticle> {
  const { translation, ...written } = article
  const saved = await db.transaction(async (tx) => {
    const held = await holdArticle(tx, { id, version, also: translation })
    if (held.isPublished) requireWhole(written, 'article.')
    if (translation !== held.twinId) await changeTwin(tx, held, translation)
    await keepVersion(tx, id)
    await saveArticle(tx, { id, by: actor.userId, ...written })
    await deleteDraft(tx, { articleId: id, userId: actor.userId })
    if (held.state === 'published') await publishArticles(tx)
    await noteAdmin(tx, secret, { actor, act: 'article-updated' })
    return readArticle(tx, id)
  })
  caller.afterwards(() => deliverPurges(db))
  return saved
}

async function changeTwin(tx: Executor, { id, locale }: FoundArticle, twinId: ArticleId | null) {
  if (twinId) {
    const twin = await findArticle(tx, twinId)
    if (!twin || twin.locale === locale) throw refused('invalid')
    if (await hasOtherTwin(tx, twinId, id)) throw refused('duplicate')
  }
  await linkTwin(tx, id, twinId)
}

const refused = (problem: string) =>
  new AppError('INVALID_INPUT', 'no translation of it', {
    fields: { 'article.translation': problem },
  })
