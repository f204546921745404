import { ARTICLE_FILES } from '#content/article-files.ts'
import { ARTICLE_WORDS } from '#content/article-words.ts'
import { PAGE_FILES } from '#content/page-files.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { GROUPS } from '#lib/search/groups.ts'
import type { Result } from '#lib/search/row-results.ts'
import { searchFiles } from '#lib/search/search-files.ts'

/** Results of each group on the page. */
const MOST = 10

/** The articles, tools, questions and texts about the site in files that have the words of a search. */
export function searchContent(locale: Locale, q: string): Result[] {
  const articles = ARTICLE_FILES.map((file) => ({
    group: 'article' as const,
    locale: file.locale,
    title: file.title,
    text: file.excerpt,
    words: ARTICLE_WORDS.get(file.slug) ?? '',
    path: articlePath(file.slug),
    picture: { cover: file.cover, tags: file.tags },
  }))
  const pages = PAGE_FILES.map((file) => ({ ...file, picture: undefined }))
  const files = [...articles, ...pages].filter((file) => file.locale === locale)
  return GROUPS.flatMap((group) =>
    searchFiles(
      files.filter((file) => file.group === group),
      q,
      MOST,
    ).map(({ title, text, path, picture }) => ({
      group,
      title,
      text,
      path: localizedPath(path, locale),
      ...(picture && { picture }),
    })),
  )
}
