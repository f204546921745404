import type { Preview } from '#lib/admin/articles/schemas.ts'
import { MARKDOWN_TEXTS } from '#lib/articles/markdown-texts.ts'
import { pictureSize } from '#lib/articles/picture.ts'
import { minutesFor, wordsIn } from '#lib/articles/reading-minutes.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { renderMarkdown } from '#lib/markdown/render-markdown.ts'

type Input = { body: { locale: Locale; content: string } }

/** A text as its page would show it: by the same renderer and sanitiser. */
export function previewArticle(
  _deps: unknown,
  { body: { locale, content } }: Input,
): Promise<Preview> {
  const { html, sources } = renderMarkdown(content, MARKDOWN_TEXTS[locale], pictureSize)
  const words = wordsIn(content)
  return Promise.resolve({ html, sources, words, minutes: minutesFor(words) })
}
