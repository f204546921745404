import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it; its dialog has the fields of the form. */
export type RecordsTexts = Pick<Texts, 'healthRecords' | 'healthRegister'>
export type RecordsProps = PartProps<RecordsTexts>
export type RecordsT = RecordsProps['t']

export async function loadTexts(locale: Locale): Promise<RecordsTexts> {
  const [{ default: healthRecords }, { default: healthRegister }] = await (locale === 'en'
    ? Promise.all([
        import('../../../../public/locales/en/healthRecords.json'),
        import('../../../../public/locales/en/healthRegister.json'),
      ])
    : Promise.all([
        import('../../../../public/locales/es/healthRecords.json'),
        import('../../../../public/locales/es/healthRegister.json'),
      ]))
  return { healthRecords, healthRegister }
}
