import type { NewsletterTexts } from '#islands/newsletter/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'

/** The texts of the newsletter's form. */
export function newsletterTexts(locale: Locale): NewsletterTexts {
  const { form, interest, problem, asked } = messagesOf(locale, 'newsletter')
  return { newsletter: { form, interest, problem, asked } }
}
