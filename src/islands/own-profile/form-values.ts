import type * as z from 'zod/mini'
import { ProfileUpdate, type OwnProfile } from '#lib/accounts/own-profile.ts'
import {
  emptyProfessional,
  professionalInput,
  professionalValues,
  toValueNames,
  typed,
  type ProfessionalValues,
} from '#lib/accounts/profile-values.ts'
import { isExperienceOfAge } from '#lib/fields/experience-years.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Rules } from '#lib/merge.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'

/** The values of the form; those that the role does not have are empty. */
export type ProfileForm = ProfessionalValues & {
  readonly language: Locale
  readonly displayName: string
  readonly phone: string
  readonly newsletter: boolean
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly gender: string
  readonly activityLevel: string
  readonly mainGoal: string
}
export type ProfileField = keyof ProfileForm

/** A city requires its country, and whoever works online has neither. */
const PLACE = ['modality', 'country', 'city'] as const
const isOfPlace = (name: string) => PLACE.some((one) => one === name)

/** How two versions are merged. */
export const rulesOf = (form: ProfileForm): Rules<ProfileForm> => ({
  parts: [...(Object.keys(form) as ProfileField[]).filter((name) => !isOfPlace(name)), PLACE],
})

/** A profile as form values. */
export function toForm({ role, language, basics, person, ...profile }: OwnProfile): ProfileForm {
  const { athlete, professional } = profile
  return {
    ...emptyProfessional,
    ...(professional && isProfessionalType(role) && professionalValues(professional, role)),
    ...{ activityLevel: '', mainGoal: '' },
    ...(athlete && typed(athlete)),
    ...typed(person),
    ...typed(basics),
    // What a professional has not written is shown from their account, so it is that which is edited.
    bio: professional?.bio ?? basics.bio ?? '',
    language,
  }
}

/** The request body, not validated. */
export function toUpdate(
  form: ProfileForm,
  { version, role, basics }: Pick<OwnProfile, 'version' | 'role' | 'basics'>,
): z.input<typeof ProfileUpdate> {
  const { language, newsletter } = form
  const isProfessional = isProfessionalType(role)
  const bio = isProfessional ? basics.bio : orNull(form.bio)
  const update = {
    version,
    language,
    basics: { ...given(form, ['displayName', 'phone']), bio, newsletter },
    person: given(form, ['firstName', 'lastName', 'birthDate', 'gender']),
    ...(role === 'athlete' && {
      athlete: given(form, ['country', 'city', 'activityLevel', 'mainGoal']),
    }),
    ...(isProfessional && { professional: professionalInput(form) }),
  }
  // A select holds one of its options; the schema rejects anything else.
  return update as z.input<typeof ProfileUpdate>
}

const orNull = (text: string): string | null => text.trim() || null

const given = (form: ProfileForm, names: readonly ProfileField[]) =>
  Object.fromEntries(names.map((name) => [name, orNull(String(form[name]))]))

/** The form by the schema of the API, so that both report the same fields and codes. */
export function problemsOf(
  form: ProfileForm,
  profile: Pick<OwnProfile, 'version' | 'role' | 'basics'>,
): FieldProblems {
  const update = toUpdate(form, profile)
  const { error } = ProfileUpdate.safeParse(update)
  const problems = error ? fieldProblems(error.issues, update, 'form') : {}
  const isTooMuch = !isExperienceOfAge(Number(form.experienceYears), form.birthDate)
  return {
    ...(isProfessionalType(profile.role) && isTooMuch && { experienceYears: 'more_than_age' }),
    ...toValueNames(problems, form),
  }
}
