import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it. */
export type HistoryTexts = Pick<Texts, 'healthHistory'>
export type HistoryProps = PartProps<HistoryTexts>

export async function loadTexts(locale: Locale): Promise<HistoryTexts> {
  const { default: healthHistory } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthHistory.json')
    : import('../../../../public/locales/es/healthHistory.json'))
  return { healthHistory }
}
