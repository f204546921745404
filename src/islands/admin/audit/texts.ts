import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this area, loaded with it. */
export type AuditTexts = Pick<Texts, 'adminAudit'>
export type AuditT = Translate<AuditTexts>
export type AuditProps = PartProps<AuditTexts>

export async function loadTexts(locale: Locale): Promise<AuditTexts> {
  const { default: adminAudit } = await (locale === 'en'
    ? import('../../../../public/locales/en/adminAudit.json')
    : import('../../../../public/locales/es/adminAudit.json'))
  return { adminAudit }
}
