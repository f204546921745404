import { createT, type Translate } from '#lib/i18n/t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import en from '../../../public/locales/en/mail.json' with { type: 'json' }
import es from '../../../public/locales/es/mail.json' with { type: 'json' }

// Not through `messagesOf`, which would bundle the texts of every page into the function.
const TEXTS: Record<Locale, typeof es> = { es, en }

/** The texts of mails. */
export type MailT = Translate<{ mail: typeof es }>

/** The translation function of mails in a language. */
export function mailT(locale: Locale): MailT {
  return createT({ mail: TEXTS[locale] }, locale)
}
