import { MapPin, Monitor } from 'lucide-react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { countryName } from '#lib/format/country.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'

type Props = {
  professional: Pick<ProfessionalCard, 'place' | 'modality'>
}

/** A professional's place; without one, "online" if that is the modality, else nothing. */
export function PlaceLine({ professional: { place, modality } }: Props) {
  const t = useT('professionals')
  const locale = useLocale()
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

/** The same in a page without a script. */
export const StaticPlaceLine = island(PlaceLine, 'professionals')
