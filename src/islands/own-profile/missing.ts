import type { ProfileField, ProfileForm } from './form-values.ts'

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
  /** The field; null for the photo, which is no field of the form. */
  field: ProfileField | null
}

/**
 * What a professional has not told yet, with where to tell it. A city counts only for those who see people in person.
 *
 * @param hasPhoto a photo is saved apart from the form
 */
export function missingOf(part: ProfileForm, hasPhoto: boolean): Missing[] {
  const { modality, country, city, bio, specialization, objectives } = part
  const { certifications, experienceYears, languages } = part
  const fields: Fields<(typeof PUBLIC_PARTS)[number]> = {
    city: modality !== 'online' && !city && (country ? 'city' : 'country'),
    photo: !hasPhoto && null,
    bio: !bio.trim() && 'bio',
    specialization: specialization.length === 0 && 'specialization',
    objectives: objectives.length === 0 && 'objectives',
    certifications: certifications.length === 0 && 'certifications',
    experience: !(Number(experienceYears) > 0) && 'experienceYears',
    languages: languages.length === 0 && 'languages',
  }
  return listOf(PUBLIC_PARTS, fields)
}

/** What an athlete has not told yet, with where to tell it. */
export function missingOfAthlete(
  form: Pick<ProfileForm, 'firstName' | 'lastName' | 'birthDate' | 'gender' | Place | Goal>,
): Missing[] {
  const { birthDate, gender, firstName, lastName } = form
  const { country, city, mainGoal, activityLevel } = form
  const fields: Fields<(typeof PERSON_PARTS)[number]> = {
    birthDate: !birthDate && 'birthDate',
    gender: !gender && 'gender',
    names: (!firstName.trim() && 'firstName') || (!lastName.trim() && 'lastName'),
    town: !city && (country ? 'city' : 'country'),
    mainGoal: !mainGoal && 'mainGoal',
    activityLevel: !activityLevel && 'activityLevel',
  }
  return listOf(PERSON_PARTS, fields)
}

type Place = 'country' | 'city'
type Goal = 'mainGoal' | 'activityLevel'

/** The field of what is missing; null for what has none. */
type Fields<Part extends Missable> = Record<Part, ProfileField | null | false>

const listOf = (parts: readonly Missable[], fields: Partial<Fields<Missable>>): Missing[] =>
  parts.flatMap((what) => {
    const field = fields[what]
    return field === false || field === undefined ? [] : [{ what, field }]
  })
