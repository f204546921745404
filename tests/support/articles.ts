import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { articles } from '#db/schema/index.ts'
import type { ArticleId } from '#lib/ids.ts'

type Given = Partial<InferInsertModel<typeof articles>>

/** Inserts an article, in Spanish and published an hour ago unless said otherwise. @returns its id */
export async function insertArticle(
  db: Database,
  slug: string,
  given: Given = {},
): Promise<ArticleId> {
  const [row] = await db
    .insert(articles)
    .values({
      locale: 'es',
      slug,
      title: `Título de ${slug}`,
      excerpt: `Resumen de ${slug}`,
      content: `Texto de ${slug}.`,
      isPublished: true,
      publishedAt: new Date(Date.now() - 3_600_000),
      ...given,
    })
    .returning({ id: articles.id })
  return row!.id
}
