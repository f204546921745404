import { seedTestPeople } from '#db/seed/test-people.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Seeded } from '#lib/admin/seed-schemas.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { noteAdmin } from '../note-admin.ts'
import { findSeedToken, isSameToken } from './seed-token.ts'

type Input = {
  actor: SignedIn
  body: { token: string }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Creates people for trying the site out; twice does nothing more.
 *
 * @throws FORBIDDEN where no token is set, and in production; INVALID_INPUT at `token` for a wrong one
 */
export async function seedTestData(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body, caller }: Input,
): Promise<Seeded> {
  const own = findSeedToken()
  if (own === undefined) throw new AppError('FORBIDDEN', 'no test data here')
  if (!isSameToken(body.token, own)) {
    throw new AppError('INVALID_INPUT', 'a wrong token', { fields: { token: 'invalid' } })
  }
  const seeded = await db.transaction(async (tx) => {
    const created = await seedTestPeople(tx)
    if (created.trainers > 0) await publishChange(tx, [CACHE_TAGS.professionals])
    await noteAdmin(tx, secret, { actor, act: 'seeded' })
    return created
  })
  caller.afterwards(() => deliverPurges(db))
  return seeded
}
