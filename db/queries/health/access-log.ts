import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accessLog, professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AccessId, AuthorizationId } from '#lib/ids.ts'
import type { AccessAction, AccessSection } from '#lib/sharing/access.ts'
import { IS_ACTIVE } from './authorization-state.ts'

type Access = {
  authorizationId: AuthorizationId
  /** What the actor is called. */
  readerName: string
  section: AccessSection
  action: AccessAction
  fields: readonly string[]
}

/**
 * Notes that the actor has read or written what a client shares with them.
 *
 * @returns false when the authorization is no longer active, and nothing was noted
 */
export async function insertAccess(
  scope: ScopedExecutor,
  { authorizationId, readerName, section, action, fields }: Access,
): Promise<boolean> {
  const { id, clientUserId, professionalUserId } = professionalAuthorizations
  // One statement, so that what it asks and what the policy of the log asks is answered for the same moment.
  const noted = await scope.execute(sql`
    insert into ${accessLog} (owner_id, reader_id, reader_name, authorization_id, section, action, fields)
    select ${clientUserId}, ${professionalUserId}, ${readerName}::text, ${id}, ${section}::text,
      ${action}::text, ${sql.param([...fields])}::text[]
    from ${professionalAuthorizations}
    where ${id} = ${authorizationId} and ${professionalUserId} = ${scope.actor} and ${IS_ACTIVE}`)
  return noted.rowCount === 1
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
