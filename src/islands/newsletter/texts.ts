import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the form shows. */
export type NewsletterTexts = Pick<Texts, 'newsletterForm'>
export type NewsletterT = Translate<NewsletterTexts>
