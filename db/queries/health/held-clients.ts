import { sql } from 'drizzle-orm'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** A client of the actor, whose share stays as it is until the transaction ends. */
export type HeldClient = {
  authorizationId: AuthorizationId
  clientUserId: UserId
  professionalType: ProfessionalType
}

/**
 * Which of these shares let the actor, a professional, work with their clients. They are locked: a revocation waits for what
 * is being written, or what is being written finds it.
 *
 * @returns those that are active, in no particular order
 */
export async function holdClients(
  scope: ScopedExecutor,
  shares: readonly AuthorizationId[],
): Promise<HeldClient[]> {
  const { rows } = await scope.execute<{
    share_id: AuthorizationId
    client_id: UserId
    profession: ProfessionalType
  }>(sql`
    select share_id, client_id, profession from hold_clients(${sql.param([...shares])}::uuid[])`)
  return rows.map((row) => ({
    authorizationId: row.share_id,
    clientUserId: row.client_id,
    professionalType: row.profession,
  }))
}
