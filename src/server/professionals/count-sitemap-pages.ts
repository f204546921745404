import { countSitemapPages as count } from '#db/queries/sitemap.ts'
import { PROFILES_PER_SITEMAP } from '#lib/seo/sitemap.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The number of sitemap files for profile pages. */
export function countSitemapPages({ db }: Pick<Dependencies, 'db'>): Promise<number> {
  return count(db, PROFILES_PER_SITEMAP)
}
