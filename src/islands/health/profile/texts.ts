import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it. */
export type ProfileTexts = Pick<Texts, 'healthProfile'>
export type ProfileProps = PartProps<ProfileTexts>

export async function loadTexts(locale: Locale): Promise<ProfileTexts> {
  const { default: healthProfile } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthProfile.json')
    : import('../../../../public/locales/es/healthProfile.json'))
  return { healthProfile }
}
