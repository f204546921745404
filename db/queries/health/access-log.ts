import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accessLog, professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AccessId, AuthorizationId } from '#lib/ids.ts'
import type { AccessSection } from '#lib/sharing/access.ts'
import { IS_ACTIVE } from './authorization-state.ts'

/** A read of what one client shares. */
type AccessRow = {
  /** One that the log has already is not noted again; null for a new one. */
  id: AccessId | null
  authorizationId: AuthorizationId
  /** What the actor is called. */
  readerName: string
  fields: readonly string[]
}

/**
 * Notes that the actor has read what clients share with them.
 *
 * @returns the authorizations that are active; of the others nothing was noted
 */
export async function insertReads(
  scope: ScopedExecutor,
  section: AccessSection,
  reads: readonly AccessRow[],
): Promise<AuthorizationId[]> {
  const { id, clientUserId, professionalUserId } = professionalAuthorizations
  // One statement, so that what it asks and what the policy of the log asks is answered for the same moment.
  const { rows } = await scope.execute<{ authorization_id: AuthorizationId }>(sql`
    with active as (
      select r.*, ${clientUserId} as owner_id
      from ${professionalAuthorizations}
      join jsonb_to_recordset(${JSON.stringify(reads)}::jsonb)
        as r (id uuid, "authorizationId" uuid, "readerName" text, fields text[])
        on r."authorizationId" = ${id}
      where ${professionalUserId} = ${scope.actor} and ${IS_ACTIVE}
    ), noted as (
      insert into ${accessLog}
        (id, owner_id, reader_id, reader_name, authorization_id, section, action, fields)
      select coalesce(id, gen_random_uuid()), owner_id, ${scope.actor}::uuid, "readerName",
        "authorizationId", ${section}::text, 'read', fields
      from active
      -- In one order: two reads of one list must not wait for each other.
      order by id
      on conflict do nothing
    )
    select "authorizationId" as authorization_id from active`)
  return rows.map((row) => row.authorization_id)
}

type Wanted = {
  authorizationId?: AuthorizationId | undefined
  before?: AccessId | undefined
  limit: number
}

/**
 * Who has opened the actor's data, newest first. Entries of one instant are in the order of their ids, so that no page
 * repeats or loses one.
 */
export function listOwnAccess(scope: ScopedExecutor, { authorizationId, before, limit }: Wanted) {
  return scope
    .select()
    .from(accessLog)
    .where(
      and(
        eq(accessLog.ownerId, scope.actor),
        authorizationId && eq(accessLog.authorizationId, authorizationId),
        before && isAfter(scope, before),
      ),
    )
    .orderBy(desc(accessLog.at), accessLog.id)
    .limit(limit)
}

/** What comes after an entry in the list. */
function isAfter(scope: ScopedExecutor, id: AccessId) {
  const last = alias(accessLog, 'last')
  const at = scope
    .select({ at: last.at })
    .from(last)
    .where(and(eq(last.id, id), eq(last.ownerId, scope.actor)))
  return or(
    lt(accessLog.at, sql`(${at})`),
    and(eq(accessLog.at, sql`(${at})`), gt(accessLog.id, id)),
  )
}
