import type { Executor } from '#db/client.ts'
import { MARKDOWN_TEXTS } from '#lib/articles/markdown-texts.ts'
import { articlePath } from '#lib/articles/paths.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { renderMailMarkdown } from '#lib/markdown/render-mail-markdown.ts'
import type { EditionText } from '#server/mail/mail.ts'
import { CONTENT_STYLES } from '#server/mail/templates/html.ts'
import { articlesIn, findChosen } from './edition-articles.ts'

type Written = {
  subjectEs: string
  subjectEn: string
  textEs: string
  textEn: string
  articles: readonly string[]
}

/**
 * What all readers of an edition get, in each language.
 *
 * @param siteUrl base of the links of its text
 */
export async function editionTexts(
  db: Executor,
  edition: Written,
  siteUrl: string,
): Promise<Record<Locale, EditionText>> {
  const chosen = await findChosen(db, edition.articles)
  const of = (locale: Locale, subject: string, text: string): EditionText => ({
    subject,
    content: renderMailMarkdown(text, {
      texts: MARKDOWN_TEXTS[locale],
      siteUrl,
      styles: CONTENT_STYLES,
    }),
    articles: articlesIn(chosen, locale).map(({ title, excerpt, slug }) => ({
      title,
      excerpt,
      path: articlePath(slug),
    })),
    isTest: false,
  })
  return {
    es: of('es', edition.subjectEs, edition.textEs),
    en: of('en', edition.subjectEn, edition.textEn),
  }
}
