import { listSitemapPage as findPage } from '#db/queries/sitemap.ts'
import { AppError } from '#lib/http/errors.ts'
import { PAGE } from '#lib/paging/read-page.ts'
import { PROFILES_PER_SITEMAP, type SitemapProfile } from '#lib/seo/sitemap.ts'
import type { Dependencies } from '#server/dependencies.ts'

/**
 * The profile pages of one sitemap file.
 *
 * @param page from the URL
 * @throws NOT_FOUND when there is no such file
 */
export async function listSitemapPage(
  { db }: Pick<Dependencies, 'db'>,
  page: string,
): Promise<SitemapProfile[]> {
  if (!PAGE.test(page)) throw new AppError('NOT_FOUND', 'not a number')
  const profiles = await findPage(db, Number(page), PROFILES_PER_SITEMAP)
  if (profiles.length === 0) throw new AppError('NOT_FOUND', 'beyond the last')
  return profiles
}
