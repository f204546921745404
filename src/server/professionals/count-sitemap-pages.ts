import { countSitemapPages as count } from '#db/queries/sitemap.ts'
import { PROFILES_PER_SITEMAP } from '#lib/seo/sitemap.ts'
import type { Deps } from '#server/dependencies.ts'

/** How many files the sitemap of the profile pages has, at least one. */
export function countSitemapPages({ db }: Deps): Promise<number> {
  return count(db, PROFILES_PER_SITEMAP)
}
