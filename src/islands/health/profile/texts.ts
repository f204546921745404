import { loadSharedTexts, type SharedTexts } from '#islands/health-shared/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it: its own, those of fields, of the withdrawal, and of what professionals read. */
export type ProfileTexts = Pick<Texts, 'healthProfile' | 'healthConsent' | 'fields'> & SharedTexts
export type ProfileProps = PartProps<ProfileTexts>
export type ProfileT = Translate<ProfileTexts>

const LOADERS = {
  es: () =>
    Promise.all([
      import('../../../../public/locales/es/healthProfile.json'),
      import('../../../../public/locales/es/healthConsent.json'),
      import('../../../../public/locales/es/fields.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../public/locales/en/healthProfile.json'),
      import('../../../../public/locales/en/healthConsent.json'),
      import('../../../../public/locales/en/fields.json'),
    ]),
} satisfies Record<Locale, unknown>

export async function loadTexts(locale: Locale): Promise<ProfileTexts> {
  const [own, shared] = await Promise.all([LOADERS[locale](), loadSharedTexts(locale)])
  const [{ default: healthProfile }, { default: healthConsent }, { default: fields }] = own
  return { healthProfile, healthConsent, fields, ...shared }
}
