import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

/** The words of the area, and the language that they are in. */
export type NewsletterMessages = { t: T<'adminNewsletter' | 'newsletterForm'>; locale: Locale }
