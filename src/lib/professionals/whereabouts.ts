import type { T } from '#lib/i18n/t.ts'
import type { ProfessionalCard } from './schemas.ts'

type Given = Pick<ProfessionalCard, 'modality' | 'distanceKm'> & { place: { city: string } | null }

/**
 * Where and how somebody works.
 *
 * @example 'Sueca · a 24 km · Presencial'
 */
export const whereabouts = (
  { place, distanceKm, modality }: Given,
  t: T<'list' | 'professionals'>,
): string =>
  [
    place?.city,
    distanceKm && t('list.away', { km: distanceKm }),
    t(`professionals.modality.${modality}`),
  ]
    .filter(Boolean)
    .join(' · ')
