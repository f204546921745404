import { useLocale, useT } from '#client/texts/use-t.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { useCentre } from '../kit/centre.tsx'

/** The texts of this part beside those of the centre, and how its reader reads values. */
export type ProfileMessages = {
  t: T<'fields' | 'health' | 'healthBands' | 'healthConsent' | 'healthProfile' | 'healthShared'>
  locale: Locale
  units: HealthUnits
}

export function useProfileMessages(): ProfileMessages {
  const t = useT(
    'fields',
    'health',
    'healthBands',
    'healthConsent',
    'healthProfile',
    'healthShared',
  )
  const locale = useLocale()
  const { overview } = useCentre()
  return { t, locale, units: overview.settings.units }
}
