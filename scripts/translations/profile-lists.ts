import { LOCALES } from '../../src/lib/i18n/locales.ts'
import { TITLE_FORMS } from '../../src/lib/professionals/person-title.ts'
import { ALL_SPECIALTIES } from '../../src/lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES } from '../../src/lib/professionals/types.ts'

/** Part of `VALUE_LISTS`: the texts of profiles. */
export const PROFILE_LISTS: Readonly<Record<string, readonly string[]>> = {
  'profile.helps.specialty.*': ALL_SPECIALTIES,
  'profile.notFound.back.*': PROFESSIONAL_TYPES,
  'profile.notFound.heading.*': PROFESSIONAL_TYPES,
  'profile.reviewsCard.empty.*': PROFESSIONAL_TYPES,
  'professionals.title.*': PROFESSIONAL_TYPES,
  'professionals.title.*.*': TITLE_FORMS,
  'professionals.written.*': LOCALES,
}
