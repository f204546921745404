import { listArticleAddresses } from '#db/queries/articles.ts'
import { ARTICLE_FILE_SLUGS } from '#content/article-files.ts'
import { ARTICLES_IN_SITEMAP, type SitemapArticle } from '#lib/seo/sitemap.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The public articles of the database; those of content files are in the sitemap of the build. */
export async function listSitemapArticles(
  { db }: Pick<Dependencies, 'db'>,
  { limit = ARTICLES_IN_SITEMAP } = {},
): Promise<SitemapArticle[]> {
  const rows = await listArticleAddresses(db, { limit, without: ARTICLE_FILE_SLUGS })
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}
