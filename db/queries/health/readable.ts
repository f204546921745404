import { and, eq, sql } from 'drizzle-orm'
import { professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

const table = professionalAuthorizations

/**
 * The authorizations through which the actor reads. `my_clients` says of which clients and professions there is a running
 * one; of each of them there is one authorization.
 */
export const isReadable = (scope: ScopedExecutor) =>
  and(
    eq(table.professionalUserId, scope.actor),
    sql`(${table.clientUserId}, ${table.professionalType}) in (select client_id, profession from my_clients())`,
  )

/** What every read of a client needs of the authorization. */
export const SHARE = {
  clientUserId: table.clientUserId,
  professionalType: table.professionalType,
  allowedFields: table.allowedFields,
}
