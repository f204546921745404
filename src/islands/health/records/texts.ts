import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it. */
export type RecordsTexts = Pick<Texts, 'healthRecords'>
export type RecordsProps = PartProps<RecordsTexts>

export async function loadTexts(locale: Locale): Promise<RecordsTexts> {
  const { default: healthRecords } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthRecords.json')
    : import('../../../../public/locales/es/healthRecords.json'))
  return { healthRecords }
}
