import type { SignUp } from '#lib/accounts/sign-up.ts'
import { AppError, type FieldProblems } from '#lib/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import { placeProblems } from '#server/people/place-problems.ts'

/**
 * Refuses what the schema of a form cannot know: a place that does not exist.
 *
 * @throws INVALID_INPUT that names the fields
 */
export async function checkSignUp(deps: Deps, form: SignUp): Promise<void> {
  const fields: FieldProblems = { ...(await placeProblems(deps, form)) }
  if (Object.keys(fields).length === 0) return
  throw new AppError('INVALID_INPUT', 'no such place', { fields })
}
