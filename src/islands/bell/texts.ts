import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

export type BellTexts = Pick<Texts, 'notifications'>
export type BellT = Translate<BellTexts>

const FILES = {
  es: () => import('../../../public/locales/es/notifications.json'),
  en: () => import('../../../public/locales/en/notifications.json'),
}

/** Loads the texts with the panel, since every page has the bell. */
export async function loadTexts(locale: Locale): Promise<BellTexts> {
  return { notifications: (await FILES[locale]()).default }
}
