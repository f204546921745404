import { listFreeTwins } from '#db/queries/admin/articles.ts'
import type * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import type { ResponseOf } from '#lib/http/contract.ts'
import type { ArticleId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The articles of the other language that have no translation yet. Files have theirs already. */
export async function listTranslations(
  { db }: Pick<Dependencies, 'db'>,
  { params: { id } }: { params: { id: ArticleId } },
): Promise<ResponseOf<typeof articlesSchemas.listTranslations>> {
  return { items: await listFreeTwins(db, id) }
}
