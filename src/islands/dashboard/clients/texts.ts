import { loadSharedTexts, type SharedTexts } from '#islands/health-shared/texts.ts'
import type { PartProps } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of this part, loaded with it. */
export type ClientsTexts = Pick<Texts, 'dashboardClients'>
export type ClientsProps = PartProps<ClientsTexts>

/** With the words of what a client shares. */
export type HdcTexts = ClientsTexts & SharedTexts
export type HdcT = Translate<HdcTexts>

export async function loadTexts(locale: Locale): Promise<ClientsTexts> {
  const { default: dashboardClients } = await (locale === 'en'
    ? import('../../../../public/locales/en/dashboardClients.json')
    : import('../../../../public/locales/es/dashboardClients.json'))
  return { dashboardClients }
}

export async function loadHdcTexts(locale: Locale): Promise<HdcTexts> {
  const [own, shared] = await Promise.all([loadTexts(locale), loadSharedTexts(locale)])
  return { ...own, ...shared }
}
