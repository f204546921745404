import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'

type ConsentT = Translate<Pick<Texts, 'consent'>>

/** What the question about cookies is written with. */
export type Asking = { t: ConsentT; locale: Locale }

/** The texts are loaded when they are needed: on most pages nobody is asked. */
export async function consentT(locale: Locale): Promise<ConsentT> {
  const { default: consent } = await (locale === 'en'
    ? import('../../../public/locales/en/consent.json')
    : import('../../../public/locales/es/consent.json'))
  return createT({ consent }, locale)
}
