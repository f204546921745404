import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'

export type WelcomeTexts = Pick<Texts, 'welcome'>

const FILES = {
  es: () => import('../../../public/locales/es/welcome.json'),
  en: () => import('../../../public/locales/en/welcome.json'),
}

/** Loads the texts with the greeting, which visitors do not see. */
export async function loadTexts(locale: Locale): Promise<WelcomeTexts> {
  return { welcome: (await FILES[locale]()).default }
}
