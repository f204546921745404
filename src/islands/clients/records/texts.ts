import type { HealthTexts } from '#islands/health/kit/texts.ts'
import { loadSharedTexts, type SharedTexts } from '#islands/health-shared/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The words of tiles and of the sheet, which the health centre has too. */
export type RecordsTexts = HealthTexts & SharedTexts
export type RecordsT = Translate<RecordsTexts>

export async function loadTexts(locale: Locale): Promise<RecordsTexts> {
  const [health, bands, shared] = await Promise.all([
    locale === 'en'
      ? import('../../../../public/locales/en/health.json')
      : import('../../../../public/locales/es/health.json'),
    locale === 'en'
      ? import('../../../../public/locales/en/healthBands.json')
      : import('../../../../public/locales/es/healthBands.json'),
    loadSharedTexts(locale),
  ])
  return { health: health.default, healthBands: bands.default, ...shared }
}
