import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of what goes out and in, loaded when it is opened; problems of rows are those of the form. */
export type DataTexts = Pick<Texts, 'healthData' | 'healthRegister' | 'fields'>
export type DataProps = PartProps<DataTexts>
export type DataT = DataProps['t']

export async function loadTexts(locale: Locale): Promise<DataTexts> {
  const [{ default: healthData }, { default: healthRegister }, { default: fields }] =
    await (locale === 'en'
      ? Promise.all([
          import('../../../../public/locales/en/healthData.json'),
          import('../../../../public/locales/en/healthRegister.json'),
          import('../../../../public/locales/en/fields.json'),
        ])
      : Promise.all([
          import('../../../../public/locales/es/healthData.json'),
          import('../../../../public/locales/es/healthRegister.json'),
          import('../../../../public/locales/es/fields.json'),
        ]))
  return { healthData, healthRegister, fields }
}
