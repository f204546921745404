import type { ProfileForm } from './form-values.ts'

/** What a public profile is found or chosen by, the most telling first. */
export const PUBLIC_PARTS = [
  'city',
  'photo',
  'bio',
  'specialization',
  'objectives',
  'certifications',
  'experience',
  'languages',
] as const
/** What a short sign-up leaves out, what is waited for first. */
export const PERSON_PARTS = [
  ...(['birthDate', 'gender', 'names', 'town'] as const),
  ...(['mainGoal', 'activityLevel'] as const),
] as const
export type Missable = (typeof PUBLIC_PARTS)[number] | (typeof PERSON_PARTS)[number]

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
  const fields: Fields<(typeof PUBLIC_PARTS)[number]> = {
    city: modality !== 'online' && !city && `professional.${country ? 'city' : 'country'}`,
    photo: !hasPhoto && 'profile-photo',
    bio: !bio.trim() && 'professional.bio',
    specialization: specialization.length === 0 && 'professional.specialization',
    objectives: objectives.length === 0 && 'professional.objectives',
    certifications: certifications.length === 0 && 'professional.certifications',
    experience: !(Number(experienceYears) > 0) && 'professional.experienceYears',
    languages: languages.length === 0 && 'professional.languages',
  }
  return listOf(PUBLIC_PARTS, fields)
}

/** What an athlete has not told yet, with where to tell it. */
export function missingOfAthlete(
  { birthDate, gender, firstName, lastName }: ProfileForm['person'],
  { country, city, mainGoal, activityLevel }: NonNullable<ProfileForm['athlete']>,
): Missing[] {
  const fields: Fields<(typeof PERSON_PARTS)[number]> = {
    birthDate: !birthDate && 'person.birthDate',
    gender: !gender && 'person.gender',
    names: (!firstName.trim() && 'person.firstName') || (!lastName.trim() && 'person.lastName'),
    town: !city && `athlete.${country ? 'city' : 'country'}`,
    mainGoal: !mainGoal && 'athlete.mainGoal',
    activityLevel: !activityLevel && 'athlete.activityLevel',
  }
  return listOf(PERSON_PARTS, fields)
}

/** The field of what is missing. */
type Fields<Part extends Missable> = Record<Part, string | false>

const listOf = (parts: readonly Missable[], fields: Partial<Fields<Missable>>): Missing[] =>
  parts.flatMap((what) => {
    const field = fields[what]
    return field ? [{ what, field }] : []
  })
