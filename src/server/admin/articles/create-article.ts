import { ARTICLE_FILE_SLUGS } from '#content/article-files.ts'
import type { Executor } from '#db/client.ts'
import { insertArticle, slugsLike } from '#db/queries/admin/articles.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import { baseOf, freeSlug, slugOf } from '#lib/articles/slug.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ArticleId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { readArticle } from './to-article.ts'

type Input = { actor: SignedIn; body: { title: string; locale: Locale }; once: Once }

/** Begins an article: a draft without text, whose address is made of its title and never changes. */
export function createArticle(
  { secret }: Pick<Dependencies, 'secret'>,
  { actor, body, once }: Input,
): Promise<SavedArticle> {
  return once(async (tx) => {
    const id = await insertWithSlug(tx, { ...body, authorId: actor.userId })
    await noteAdmin(tx, secret, { actor, act: 'article-created' })
    return readArticle(tx, id)
  })
}

type New = Omit<Parameters<typeof insertArticle>[1], 'slug'>

/** Another article may take a slug between the look and the insert: then the next one is tried. */
async function insertWithSlug(tx: Executor, article: New): Promise<ArticleId> {
  const wanted = slugOf(article.title)
  for (;;) {
    const rows = await slugsLike(tx, baseOf(wanted))
    const slug = freeSlug(wanted, (one) => rows.has(one) || FILES.has(one))
    const id = await insertArticle(tx, { ...article, slug })
    if (id) return id
  }
}

const FILES = new Set(ARTICLE_FILE_SLUGS)
