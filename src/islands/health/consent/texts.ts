import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The words of the consent, loaded where it is asked for. */
export type ConsentTexts = Pick<Texts, 'healthConsent'>
export type ConsentT = Translate<ConsentTexts>

export async function loadTexts(locale: Locale): Promise<ConsentTexts> {
  const { default: healthConsent } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthConsent.json')
    : import('../../../../public/locales/es/healthConsent.json'))
  return { healthConsent }
}
