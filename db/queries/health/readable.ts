import { and, eq, sql } from 'drizzle-orm'
import { professionalAuthorizations } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { IS_ACTIVE } from './authorization-state.ts'

const table = professionalAuthorizations

/** The authorizations through which the actor reads, whose profession is still theirs. */
export const isReadable = (scope: ScopedExecutor) =>
  and(
    eq(table.professionalUserId, scope.actor),
    IS_ACTIVE,
    sql`(${table.clientUserId}, ${table.professionalType}) in (select client_id, profession from my_clients())`,
  )

/** What every read of a client needs of the authorization. */
export const SHARE = {
  clientUserId: table.clientUserId,
  professionalType: table.professionalType,
  allowedFields: table.allowedFields,
}
