import { useLocations } from '#client/places/use-locations.ts'
import { cityName } from '#lib/locations/schemas.ts'
import type { ProfileForm } from '../form-values.ts'

/** The city; none for who only works online. */
export function usePlace({ modality, country, city }: ProfileForm): string | undefined {
  const { locations } = useLocations()
  if (modality === 'online') return undefined
  const known = locations?.countries.find(({ id }) => id === country)
  return city ? cityName(known, city) : undefined
}
