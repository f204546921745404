import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this area; those of the frame come from `useFrame`. */
export type ModerationTexts = Pick<Texts, 'adminModeration'>
export type ModerationT = Translate<ModerationTexts>
export type ModerationProps = PartProps<ModerationTexts>

const LOADERS = {
  es: () => import('../../../../public/locales/es/adminModeration.json'),
  en: () => import('../../../../public/locales/en/adminModeration.json'),
} as const

export async function loadTexts(locale: Locale): Promise<ModerationTexts> {
  return { adminModeration: (await LOADERS[locale]()).default }
}
