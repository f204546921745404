import { MapPin, Monitor } from 'lucide-react'
import { countryName } from '#lib/format/country.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import type { ProfessionalT } from './rating-line.tsx'

type Props = {
  professional: Pick<ProfessionalCard, 'place' | 'modality'>
  locale: Locale
  t: ProfessionalT
}

/** A professional's place; without one, "online" if that is the modality, else nothing. */
export function PlaceLine({ professional: { place, modality }, locale, t }: Props) {
  const Icon = place ? MapPin : Monitor
  if (!place && modality !== 'online') return null
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="truncate">
        {place
          ? `${place.city}, ${countryName(place.country, locale)}`
          : t('professionals.onlineOnly')}
      </span>
    </p>
  )
}
