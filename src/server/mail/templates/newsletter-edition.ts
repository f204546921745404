import { excerpt } from '#lib/format/excerpt.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { EditionData } from '../mail.ts'
import { greet, queryLink, siteLink, type Letter, type LetterContext } from './letter.ts'

/** Characters of the text that stand beside the subject in an inbox. */
const PREVIEW = 120

/** An edition: the editor's text, the articles that were chosen, and two ways to leave. */
export function newsletterEdition(data: EditionData, context: LetterContext): Letter {
  const { t } = context
  const { content, articles } = data
  return {
    subject: data.isTest
      ? t('mail.newsletter-edition.test', { subject: data.subject })
      : data.subject,
    preheader: excerpt((content.text || articles[0]?.title || '').split('\n')[0]!, PREVIEW),
    greeting: greet(t, data.name),
    paragraphs: [],
    content,
    // Links as they are: nobody counts who follows them.
    reading: {
      heading: t('mail.newsletter-edition.articles'),
      items: articles.map(({ path, ...words }) => ({
        ...words,
        url: siteLink(context, path),
      })),
    },
    notes: [],
    why: t('mail.why.newsletter'),
    preferences: {
      label: t('mail.newsletter-edition.preferences'),
      url: queryLink(context, PATHS.newsletterPreferences, data.unsubscribe),
    },
    unsubscribe: {
      label: t('mail.newsletter-edition.unsubscribe'),
      url: queryLink(context, PATHS.unsubscribe, data.unsubscribe),
    },
  }
}
