import type { ArticleCard } from '#lib/articles/article.ts'
import files from './article-files.json' with { type: 'json' }

/** What functions know of an article in a content file; its text is in the file. */
export type ArticleFile = ArticleCard & { updatedAt: string; checkedAt: string }

/** The articles of `src/content/articles`, in the order of the list; written by `scripts/articles`. */
export const ARTICLE_FILES = files as ArticleFile[]

const BY_SLUG: ReadonlyMap<string, ArticleFile> = new Map(
  ARTICLE_FILES.map((file) => [file.slug, file]),
)

/** The article of a content file at a slug, which is unique over both languages. */
export function findArticleFile(slug: string): ArticleFile | undefined {
  return BY_SLUG.get(slug)
}

/** Their addresses are taken: a row with one of these slugs is shown nowhere. */
export const ARTICLE_FILE_SLUGS: readonly string[] = ARTICLE_FILES.map(({ slug }) => slug)
