import { findArticle } from '#db/queries/articles.ts'
import { findArticleFile } from '#content/article-files.ts'
import type { Article } from '#lib/articles/schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import { MARKDOWN_TEXTS } from '#lib/articles/markdown-texts.ts'
import { pictureSize } from '#lib/articles/picture.ts'
import { renderMarkdown } from '#lib/markdown/render-markdown.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { cardOfRow } from './card-of-row.ts'
import { readArticleFile } from './read-article-file.ts'

type GetArticleInput = { params: { slug: string } }

/**
 * An article with its rendered text, of a content file or of the database.
 *
 * @throws NOT_FOUND when none is public at this slug or id
 */
export async function getArticle(
  { db }: Pick<Dependencies, 'db'>,
  { params: { slug } }: GetArticleInput,
): Promise<Article> {
  const file = findArticleFile(slug)
  if (file) {
    const markdown = await readArticleFile(file)
    return { ...file, author: null, ...renderMarkdown(markdown, MARKDOWN_TEXTS[file.locale]) }
  }
  const row = await findArticle(db, slug)
  if (!row) throw new AppError('NOT_FOUND', 'no such article')
  return {
    ...cardOfRow(row),
    author: row.author,
    updatedAt: row.updatedAt.toISOString(),
    checkedAt: null,
    ...renderMarkdown(row.content, MARKDOWN_TEXTS[row.locale], pictureSize),
  }
}
