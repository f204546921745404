import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this area; those of the frame come from `useFrame`. */
export type ArticlesTexts = Pick<Texts, 'adminArticles'>
export type ArticlesT = Translate<ArticlesTexts>
export type ArticlesProps = PartProps<ArticlesTexts>

const LOADERS = {
  es: () => import('../../../../public/locales/es/adminArticles.json'),
  en: () => import('../../../../public/locales/en/adminArticles.json'),
} as const

export async function loadTexts(locale: Locale): Promise<ArticlesTexts> {
  return { adminArticles: (await LOADERS[locale]()).default }
}
