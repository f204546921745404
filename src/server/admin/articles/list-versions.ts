import { listVersions as find } from '#db/queries/admin/article-versions.ts'
import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import type { ResponseOf } from '#lib/http/contract.ts'
import type { ArticleId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readArticle } from './to-article.ts'

/** What an article said before each save. @throws NOT_FOUND */
export async function listVersions(
  { db }: Pick<Dependencies, 'db'>,
  { params: { id } }: { params: { id: ArticleId } },
): Promise<ResponseOf<typeof articlesSchemas.listVersions>> {
  await readArticle(db, id)
  const rows = await find(db, id)
  return { items: rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() })) }
}
