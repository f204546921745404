import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it. */
export type RegisterTexts = Pick<Texts, 'healthRegister'>
export type RegisterProps = PartProps<RegisterTexts>

export async function loadTexts(locale: Locale): Promise<RegisterTexts> {
  const { default: healthRegister } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthRegister.json')
    : import('../../../../public/locales/es/healthRegister.json'))
  return { healthRegister }
}
