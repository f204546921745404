import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this area; those of the frame come from `useFrame`. */
export type MessagesTexts = Pick<Texts, 'adminMessages'>
export type MessagesT = Translate<MessagesTexts>
export type MessagesProps = PartProps<MessagesTexts>

const LOADERS = {
  es: () => import('../../../../public/locales/es/adminMessages.json'),
  en: () => import('../../../../public/locales/en/adminMessages.json'),
} as const

export async function loadTexts(locale: Locale): Promise<MessagesTexts> {
  return { adminMessages: (await LOADERS[locale]()).default }
}
