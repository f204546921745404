import { AppError } from '#lib/http/errors.ts'
import { ARTICLES_PAGE_SIZE, type ArticleList } from '#lib/articles/schemas.ts'
import { pageAt } from '#lib/paging/page-at.ts'
import { readInTime } from '#server/read-in-time.ts'
import { listArticles } from './list-articles.ts'
import { articleFiles } from './list-places.ts'

type Input = Parameters<typeof listArticles>[1]

/** A page of the list; while the database does not answer, of the content files alone, which need none. */
export async function listArticlesOrFiles(
  deps: Parameters<typeof listArticles>[0],
  input: Input,
): Promise<{ list: ArticleList; isComplete: boolean }> {
  try {
    return { list: await readInTime(() => listArticles(deps, input)), isComplete: true }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error
    const { locale, tag, page } = input.query
    const files = articleFiles(locale, tag)
    const shown = pageAt(page, files.length, ARTICLES_PAGE_SIZE)
    const items = files.slice(shown.offset, shown.offset + ARTICLES_PAGE_SIZE)
    const list = { items, total: files.length, page: shown.page, pageSize: ARTICLES_PAGE_SIZE }
    return { list, isComplete: false }
  }
}
