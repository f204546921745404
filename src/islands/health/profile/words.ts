import type { HealthUnits } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { useCentre } from '../kit/centre.tsx'
import type { HealthT } from '../kit/texts.ts'
import type { ProfileT } from './texts.ts'

/** The texts of this part beside those of the centre, and how its reader reads values. */
export type Words = { t: ProfileT; healthT: HealthT; locale: Locale; units: HealthUnits }

export function useWords(t: ProfileT): Words {
  const { t: healthT, locale, overview } = useCentre()
  return { t, healthT, locale, units: overview.settings.units }
}
