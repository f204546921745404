import { and, desc, eq, getTableColumns, max, sql } from 'drizzle-orm'
import { accessLog, professionalAuthorizations } from '#db/schema/health/index.ts'
import { professionals, profiles } from '#db/schema/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { IS_EXPIRED, STATE } from './authorization-state.ts'

const table = professionalAuthorizations
const { createdAt: _created, clientUserId: _client, ...COLUMNS } = getTableColumns(table)

/** The actor's own authorizations, newest first: all, or one. */
export function listOwn(scope: ScopedExecutor, id?: AuthorizationId) {
  const lastRead = scope
    .select({ id: accessLog.authorizationId, at: max(accessLog.at).as('last_read_at') })
    .from(accessLog)
    .where(eq(accessLog.ownerId, scope.actor))
    .groupBy(accessLog.authorizationId)
    .as('last_read')
  return scope
    .select({
      ...COLUMNS,
      state: STATE,
      isExpired: IS_EXPIRED,
      lastReadAt: lastRead.at,
      professional: {
        professionalId: professionals.id,
        type: table.professionalType,
        name: profiles.displayName,
        avatar: profiles.avatarUrl,
      },
    })
    .from(table)
    .innerJoin(professionals, eq(professionals.userId, table.professionalUserId))
    .innerJoin(profiles, eq(profiles.userId, table.professionalUserId))
    .leftJoin(lastRead, eq(lastRead.id, table.id))
    .where(and(eq(table.clientUserId, scope.actor), id && eq(table.id, id)))
    .orderBy(desc(table.requestedAt), table.id)
}
export type OwnAuthorization = Awaited<ReturnType<typeof listOwn>>[number]

/** With whom one of the actor's own authorizations is; null when it is not theirs. */
export async function findReader(
  scope: ScopedExecutor,
  id: AuthorizationId,
): Promise<UserId | null> {
  const [row] = await scope
    .select({ reader: table.professionalUserId })
    .from(table)
    .where(and(eq(table.id, id), eq(table.clientUserId, scope.actor)))
  return row?.reader ?? null
}

type Wanted =
  { id: AuthorizationId } | { professionalUserId: UserId; professionalType: ProfessionalType }

/** One of the actor's own authorizations, locked until the transaction ends; null when there is none. */
export async function lockOwn(scope: ScopedExecutor, wanted: Wanted) {
  const [row] = await scope
    .select({ ...COLUMNS, state: STATE })
    .from(table)
    .where(
      and(
        eq(table.clientUserId, scope.actor),
        'id' in wanted
          ? eq(table.id, wanted.id)
          : and(
              eq(table.professionalUserId, wanted.professionalUserId),
              eq(table.professionalType, wanted.professionalType),
            ),
      ),
    )
    .for('update')
  return row ?? null
}
export type LockedAuthorization = NonNullable<Awaited<ReturnType<typeof lockOwn>>>

/** Asks for an authorization that there has never been. @returns null when somebody was faster */
export async function insertRequest(
  scope: ScopedExecutor,
  professional: { professionalUserId: UserId; professionalType: ProfessionalType },
): Promise<AuthorizationId | null> {
  const [row] = await scope
    .insert(table)
    .values({ ...professional, clientUserId: scope.actor, allowedFields: everyFlag(false) })
    .onConflictDoNothing()
    .returning({ id: table.id })
  return row?.id ?? null
}

type Changed = Partial<
  Pick<
    typeof table.$inferSelect,
    'isAuthorized' | 'allowedFields' | 'purpose' | 'expiresOn' | 'isBlocked'
  >
>
/** `now` takes the time of the transaction. */
type Times = Partial<Record<'requestedAt' | 'authorizedAt' | 'revokedAt', 'now' | null>>

/** Changes one of the actor's own authorizations, which then has another version. */
export async function changeOwn(
  scope: ScopedExecutor,
  id: AuthorizationId,
  { times = {}, ...columns }: Changed & { times?: Times },
): Promise<void> {
  const instants = Object.fromEntries(
    Object.entries(times).map(([name, at]) => [name, at && sql`now()`]),
  )
  await scope
    .update(table)
    .set({ ...columns, ...instants, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.clientUserId, scope.actor)))
}
