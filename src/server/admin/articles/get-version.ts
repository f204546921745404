import { findVersion } from '#db/queries/admin/article-versions.ts'
import type { ArticleVersion } from '#lib/admin/articles/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ArticleId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { params: { id: ArticleId; version: string } }

/** What an article said before a save. @throws NOT_FOUND */
export async function getVersion(
  { db }: Pick<Dependencies, 'db'>,
  { params: { id, version } }: Input,
): Promise<ArticleVersion> {
  const row = await findVersion(db, id, Number(version))
  if (!row) throw new AppError('NOT_FOUND', 'no such version')
  return { ...row, writtenAt: row.writtenAt.toISOString() }
}
