import * as z from 'zod/mini'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { PROFESSIONAL } from '#lib/accounts/professional-part.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError, type FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { can } from '#lib/permissions.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { placeProblems } from '#server/people/place-problems.ts'

/**
 * Refuses what the schema cannot check: a part of another role, values of another profession, a place that does not
 * exist.
 *
 * @throws INVALID_INPUT that names the fields
 */
export async function checkUpdate(
  deps: Pick<Dependencies, 'db'>,
  actor: SignedIn,
  update: ProfileUpdate,
): Promise<void> {
  const { role } = actor
  const own = { ownerId: actor.userId }
  const { athlete, professional } = update
  refuse({
    ...(athlete && !can(actor, 'update-athlete-part', own) && { athlete: 'unknown' }),
    ...(professional &&
      !can(actor, 'update-professional-part', own) && { professional: 'unknown' }),
  })
  if (athlete) refuse(within('athlete', await placeProblems(deps, athlete)))
  if (professional && isProfessionalType(role)) {
    refuse(within('professional', foreignWords(role, professional)))
    refuse(within('professional', await placeProblems(deps, professional)))
  }
}

/** The problems that the profession's schema finds in a part that passed the common schema. */
function foreignWords(
  role: keyof typeof PROFESSIONAL,
  part: NonNullable<ProfileUpdate['professional']>,
): FieldProblems {
  const { error } = z.safeParse(z.strictObject(PROFESSIONAL[role]), part)
  return error ? fieldProblems(error.issues, part, 'professional') : {}
}

const within = (part: string, problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [`${part}.${field}`, code]))

function refuse(fields: FieldProblems): void {
  if (Object.keys(fields).length === 0) return
  throw new AppError('INVALID_INPUT', 'the update does not fit the person', { fields })
}
