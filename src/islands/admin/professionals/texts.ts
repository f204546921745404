import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this area, loaded with it. */
export type ProfessionalsTexts = Pick<
  Texts,
  'adminProfessionals' | 'adminVerifications' | 'fields' | 'professionals'
>
export type ProfessionalsT = Translate<ProfessionalsTexts>
export type ProfessionalsProps = PartProps<ProfessionalsTexts>

const FILES = {
  es: () =>
    Promise.all([
      import('../../../../public/locales/es/adminProfessionals.json'),
      import('../../../../public/locales/es/adminVerifications.json'),
      import('../../../../public/locales/es/fields.json'),
      import('../../../../public/locales/es/professionals.json'),
    ]),
  en: () =>
    Promise.all([
      import('../../../../public/locales/en/adminProfessionals.json'),
      import('../../../../public/locales/en/adminVerifications.json'),
      import('../../../../public/locales/en/fields.json'),
      import('../../../../public/locales/en/professionals.json'),
    ]),
}

export async function loadTexts(locale: Locale): Promise<ProfessionalsTexts> {
  const [adminProfessionals, adminVerifications, fields, professionals] = await FILES[locale]()
  return {
    adminProfessionals: adminProfessionals.default,
    adminVerifications: adminVerifications.default,
    fields: fields.default,
    professionals: professionals.default,
  }
}
