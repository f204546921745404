import { eq } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { professionals, profiles } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'

/** What a professional is called; null without a name. */
export async function findProfessionalName(
  db: Executor,
  id: ProfessionalId,
): Promise<string | null> {
  const [row] = await db
    .select({ name: profiles.displayName })
    .from(professionals)
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(eq(professionals.id, id))
  return row?.name ?? null
}
