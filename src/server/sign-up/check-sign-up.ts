import type { FullSignUp } from '#lib/accounts/sign-up.ts'
import { isExperienceOfAge } from '#lib/fields/experience-years.ts'
import { AppError, type FieldProblems } from '#lib/http/errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { placeProblems } from '#server/people/place-problems.ts'

/**
 * Refuses what a form's schema cannot check: a place that does not exist, or more years of experience than the age
 * allows.
 *
 * @throws INVALID_INPUT that names the fields
 */
export async function checkSignUp(deps: Pick<Dependencies, 'db'>, form: FullSignUp): Promise<void> {
  const fields: FieldProblems = {
    ...experienceProblems(form),
    ...(await placeProblems(deps, form)),
  }
  if (Object.keys(fields).length === 0) return
  throw new AppError('INVALID_INPUT', 'no such place, or too much experience', { fields })
}

function experienceProblems(form: FullSignUp): FieldProblems {
  if (form.userType === 'athlete') return {}
  const fits = isExperienceOfAge(form.experienceYears, form.birthDate)
  return fits ? {} : { experienceYears: 'more_than_age' }
}
