import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The words for what a person and their professionals both read. */
export type SharedTexts = Pick<Texts, 'healthShared'>
export type SharedT = Translate<SharedTexts>

export async function loadSharedTexts(locale: Locale): Promise<SharedTexts> {
  const { default: healthShared } = await (locale === 'en'
    ? import('../../../public/locales/en/healthShared.json')
    : import('../../../public/locales/es/healthShared.json'))
  return { healthShared }
}
