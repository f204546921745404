import { SUBJECT_OF, TEXT_OF } from '#lib/admin/newsletter/edition.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { EditionText } from '#server/mail/mail.ts'

/** What an edition lacks, by field: it needs a subject, and a text or an article, in each of its languages. */
export function lacksOf(
  texts: Record<Locale, EditionText>,
  languages: readonly Locale[],
): Record<string, 'required'> {
  const lacks: Record<string, 'required'> = {}
  for (const language of languages) {
    if (texts[language].subject === '') lacks[SUBJECT_OF[language]] = 'required'
    if (isEmpty(texts[language])) lacks[TEXT_OF[language]] = 'required'
  }
  return lacks
}

/** Whether a reader would get a greeting and nothing else. */
export const isEmpty = ({ content, articles }: EditionText): boolean =>
  content.text === '' && articles.length === 0
