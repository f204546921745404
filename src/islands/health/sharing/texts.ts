import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it. */
export type SharingTexts = Pick<Texts, 'healthSharing'>
export type SharingProps = PartProps<SharingTexts>

export async function loadTexts(locale: Locale): Promise<SharingTexts> {
  const { default: healthSharing } = await (locale === 'en'
    ? import('../../../../public/locales/en/healthSharing.json')
    : import('../../../../public/locales/es/healthSharing.json'))
  return { healthSharing }
}
