import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'

export type SeedTexts = Pick<Texts, 'adminSeed'>
export type SeedProps = PartProps<SeedTexts>

const LOADERS = {
  es: () => import('../../../../public/locales/es/adminSeed.json'),
  en: () => import('../../../../public/locales/en/adminSeed.json'),
} as const

export async function loadTexts(locale: Locale): Promise<SeedTexts> {
  return { adminSeed: (await LOADERS[locale]()).default }
}
