import { findForSharing } from '#db/queries/sharing-parties.ts'
import type { SignedIn } from '#lib/actor.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import type { FoundForSharing, ProfessionalsQuery } from '#lib/sharing/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/**
 * The professionals whom somebody looks for in order to share with them. None for oneself, for an unknown name or address
 * and for one whose owner does not want to be found by it: the answers do not differ.
 */
export async function findProfessionals(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query }: { actor: SignedIn; query: ProfessionalsQuery },
): Promise<{ items: FoundForSharing[] }> {
  const rows = await findForSharing(db, query, actor.userId)
  return {
    items: rows.map(({ avatar, ...professional }) => ({
      ...professional,
      avatarUrl: avatarUrl(avatar),
    })),
  }
}
