import { unknownPlace } from '#db/queries/locations.ts'
import type { SignUp } from '#lib/accounts/sign-up.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Refuses a place that does not exist, and a city of another country. Where a professional who works online
 * only lives is not asked.
 *
 * @throws INVALID_INPUT that names `country` or `city`
 */
export async function checkPlace({ db }: Deps, form: SignUp): Promise<void> {
  if (form.userType !== 'athlete' && form.modality === 'online') return
  const fields = await placeProblems(db, form)
  if (Object.keys(fields).length === 0) return
  throw new AppError('INVALID_INPUT', 'no such place', { fields })
}

async function placeProblems(
  db: Deps['db'],
  { userType, country, city }: SignUp,
): Promise<Record<string, string>> {
  if (country === null) return city === null ? {} : { country: 'required' }
  // A professional's country is that of the city: alone it would be lost without a word.
  if (city === null && userType !== 'athlete') return { city: 'required' }
  const unknown = await unknownPlace(db, { country, city: city ?? undefined })
  return Object.fromEntries(unknown.map((name) => [name, 'invalid']))
}
