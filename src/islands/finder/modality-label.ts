import type { T } from '#lib/i18n/t.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** In the words of the profession; for both there is one name everywhere on the site. */
export const modalityLabel = (
  t: T<'finder' | 'professionals'>,
  type: ProfessionalType,
  modality: Modality,
): string =>
  modality === 'both' ? t('professionals.modality.both') : t(`finder.modality.${type}.${modality}`)
