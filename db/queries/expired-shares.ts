import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** Whom the end of a share concerns. */
export type EndedShare = {
  clientUserId: UserId
  professionalUserId: UserId
  professionalType: ProfessionalType
}

/** The text of a grant: its version, and its hash by language. */
type Proof = { version: string; hashes: Readonly<Record<Locale, string>> }

/**
 * Ends shares whose last day is over, with a receipt each: at most 50, or this one alone. The clock does it without an
 * actor, so it is a function of the database that passes the policies.
 *
 * @returns those that it has ended; none when nothing is left
 */
export async function endExpired(
  tx: Executor,
  { version, hashes }: Proof,
  only: AuthorizationId | null = null,
): Promise<EndedShare[]> {
  const { rows } = await tx.execute<{
    client_id: UserId
    professional_id: UserId
    profession: ProfessionalType
  }>(sql`
    select client_id, professional_id, profession
    from end_expired_shares(${version}, ${JSON.stringify(hashes)}::jsonb, ${only}::uuid)`)
  return rows.map((row) => ({
    clientUserId: row.client_id,
    professionalUserId: row.professional_id,
    professionalType: row.profession,
  }))
}
