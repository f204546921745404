import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

export type MetricsTexts = Pick<Texts, 'adminMetrics'>
export type MetricsT = Translate<MetricsTexts>
export type MetricsProps = PartProps<MetricsTexts>

const LOADERS = {
  es: () => import('../../../../public/locales/es/adminMetrics.json'),
  en: () => import('../../../../public/locales/en/adminMetrics.json'),
} as const

export async function loadTexts(locale: Locale): Promise<MetricsTexts> {
  return { adminMetrics: (await LOADERS[locale]()).default }
}
