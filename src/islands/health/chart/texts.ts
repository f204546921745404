import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of charts, loaded with the first one. */
export type ChartTexts = Pick<Texts, 'healthChart'>
export type ChartT = Translate<ChartTexts>

export async function loadTexts(locale: Locale): Promise<ChartTexts> {
  const { default: healthChart } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthChart.json')
    : import('../../../../public/locales/es/healthChart.json'))
  return { healthChart }
}
