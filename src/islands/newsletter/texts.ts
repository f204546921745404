import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts sent to the browser: only those that the form shows. */
export type NewsletterTexts = {
  newsletter: Pick<Texts['newsletter'], 'form' | 'interest' | 'problem' | 'asked'>
}
export type NewsletterT = Translate<NewsletterTexts>
