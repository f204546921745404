import { findOwnProfile } from '#db/queries/own-profile.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toOwnProfile } from './to-own-profile.ts'

/** The user's own profile. @throws UNAUTHENTICATED when the account was just deleted */
export async function getOwnProfile(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<OwnProfile> {
  const row = await findOwnProfile(db, actor.userId)
  if (!row) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  return toOwnProfile(row, actor.role)
}
