import * as z from 'zod/mini'
import { problemResolver } from '#client/form-problems.ts'
import { ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { isExperienceOfAge } from '#lib/fields/experience-years.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { toUpdate, type ProfileForm } from './form-values.ts'

/** Validates the form by the schema of the API, so that both report the same fields and codes. */
export const resolver = problemResolver(problemsOf)

function problemsOf(form: ProfileForm): FieldProblems {
  const update = toUpdate(form, 1)
  const { person, professional } = update
  const { error } = z.safeParse(ProfileUpdate, update)
  const years = professional?.experienceYears ?? 0
  return {
    ...(!isExperienceOfAge(years, person?.birthDate ?? null) && {
      'professional.experienceYears': 'more_than_age',
    }),
    ...(error && fieldProblems(error.issues, update, 'form')),
  }
}
