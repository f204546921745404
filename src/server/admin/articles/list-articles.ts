import { listArticles as findPage, type ArticlesAsked } from '#db/queries/admin/articles.ts'
import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import type { ResponseOf } from '#lib/http/contract.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A page of the articles of the database, whatever their state. */
export async function listArticles(
  { db }: Pick<Dependencies, 'db'>,
  { query }: { query: ArticlesAsked },
): Promise<ResponseOf<typeof articlesSchemas.listArticles>> {
  const { items, ...page } = await findPage(db, query)
  return {
    ...page,
    items: items.map((row) => ({
      ...row,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })),
  }
}
