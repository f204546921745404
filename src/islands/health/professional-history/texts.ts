import { loadSharedTexts, type SharedTexts } from '#islands/health-shared/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { PartProps } from '../kit/part.tsx'

/** The texts of this part, loaded with it: its own, and those of what professionals write. */
export type HistoryTexts = Pick<Texts, 'healthHistory'> & SharedTexts
export type HistoryProps = PartProps<HistoryTexts>
export type HistoryT = Translate<HistoryTexts>

const LOADERS = {
  es: () => import('../../../../public/locales/es/healthHistory.json'),
  en: () => import('../../../../public/locales/en/healthHistory.json'),
} satisfies Record<Locale, unknown>

export async function loadTexts(locale: Locale): Promise<HistoryTexts> {
  const [{ default: healthHistory }, shared] = await Promise.all([
    LOADERS[locale](),
    loadSharedTexts(locale),
  ])
  return { healthHistory, ...shared }
}
