import type { ProfileForm } from './form-values.ts'

/** What a public profile is found or chosen by, the most telling first. */
export const MISSABLE = [
  'city',
  'photo',
  'bio',
  'specialization',
  'objectives',
  'certifications',
  'experience',
  'languages',
] as const
export type Missable = (typeof MISSABLE)[number]

export type Missing = {
  what: Missable
  /** The path of the field, or the id of the control. */ field: string
}

/**
 * What a professional has not told yet, with where to tell it. A city counts only for those who see people in person.
 *
 * @param hasPhoto a photo is saved apart from the form
 */
export function missingOf(
  part: NonNullable<ProfileForm['professional']>,
  hasPhoto: boolean,
): Missing[] {
  const { modality, country, city, bio, specialization, objectives } = part
  const { certifications, experienceYears, languages } = part
  const missing: Record<Missable, string | false> = {
    city: modality !== 'online' && !city && `professional.${country ? 'city' : 'country'}`,
    photo: !hasPhoto && 'profile-photo',
    bio: !bio.trim() && 'professional.bio',
    specialization: specialization.length === 0 && 'professional.specialization',
    objectives: objectives.length === 0 && 'professional.objectives',
    certifications: certifications.length === 0 && 'professional.certifications',
    experience: !(Number(experienceYears) > 0) && 'professional.experienceYears',
    languages: languages.length === 0 && 'professional.languages',
  }
  return MISSABLE.flatMap((what) => {
    const field = missing[what]
    return field ? [{ what, field }] : []
  })
}
