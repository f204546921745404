import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

export type DialogTexts = Pick<Texts, 'reviews'>
export type DialogT = Translate<DialogTexts>

const LOADERS = {
  es: () => import('../../../../public/locales/es/reviews.json'),
  en: () => import('../../../../public/locales/en/reviews.json'),
} satisfies Record<Locale, () => Promise<{ default: Texts['reviews'] }>>

/** The texts of the dialogs, in one language. */
export async function loadTexts(locale: Locale): Promise<DialogTexts> {
  return { reviews: (await LOADERS[locale]()).default }
}
