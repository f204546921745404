import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { articleDrafts, articles, articleVersions } from '#db/schema/index.ts'

/** Which of these pictures an article shows, in its cover or its text; a kept version and a draft count too. */
export async function findShownPictures(
  db: Executor,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ picture: string }>(sql`
    select picture from unnest(${sql.param([...ids])}::text[]) as picture
    where exists (select from ${articles} where cover = picture or position(picture in content) > 0)
      or exists (select from ${articleVersions} where cover = picture or position(picture in content) > 0)
      or exists (select from ${articleDrafts} where position(picture in fields::text) > 0)`)
  return new Set(rows.map((row) => row.picture))
}
