import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this area, loaded with it. */
export type UsersTexts = Pick<Texts, 'adminUsers'>
export type UsersT = Translate<UsersTexts>
export type UsersProps = PartProps<UsersTexts>

export async function loadTexts(locale: Locale): Promise<UsersTexts> {
  const { default: adminUsers } = await (locale === 'en'
    ? import('../../../../public/locales/en/adminUsers.json')
    : import('../../../../public/locales/es/adminUsers.json'))
  return { adminUsers }
}
