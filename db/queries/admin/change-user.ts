import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { athletes, professionals, profiles, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'

/**
 * Lets one admin at a time change accounts, until the transaction ends: two who take each other's role would both find
 * another admin, and two who change each other would wait for each other's row.
 */
export async function lockAdministration(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('administration'))`)
}

/** Whether anybody but this one is an admin who can sign in. */
export async function hasOtherAdmin(tx: Executor, id: UserId): Promise<boolean> {
  const [other] = await tx
    .select({ id: users.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(
      and(
        eq(profiles.role, 'admin'),
        ne(users.id, id),
        isNotNull(users.emailConfirmedAt),
        isNull(users.disabledAt),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** The part of an athlete, for somebody who becomes one. */
export async function insertAthlete(tx: Executor, userId: UserId): Promise<void> {
  await tx.insert(athletes).values({ userId }).onConflictDoNothing()
}

/** Lets nobody sign in to an account, or does so again with null. @returns false when it was so before */
export async function setDisabled(
  tx: Executor,
  id: UserId,
  reason: string | null,
): Promise<boolean> {
  const was = reason === null ? isNotNull(users.disabledAt) : isNull(users.disabledAt)
  const changed = await tx
    .update(users)
    .set({ disabledAt: reason === null ? null : sql`now()`, disabledReason: reason })
    .where(and(eq(users.id, id), was))
    .returning({ id: users.id })
  return changed.length > 0
}

/**
 * Shows a professional to visitors exactly while the account has that profession, may sign in, and is established: its
 * address is confirmed, or an admin created it.
 *
 * @returns the ids of those who have become or ceased to be public
 */
export async function showOrHide(tx: Executor, userId: UserId): Promise<ProfessionalId[]> {
  const isShown = sql`(
    select ${users.disabledAt} is null and ${profiles.role} = ${professionals.type}
      and (${users.emailConfirmedAt} is not null or ${users.passwordHash} is null)
    from ${users} inner join ${profiles} on ${profiles.userId} = ${users.id}
    where ${users.id} = ${professionals.userId}
  )`
  const changed = await tx
    .update(professionals)
    .set({ isPublic: sql`not ${professionals.isPublic}` })
    .where(
      and(
        eq(professionals.userId, userId),
        sql`${professionals.isPublic} is distinct from ${isShown}`,
      ),
    )
    .returning({ id: professionals.id })
  return changed.map(({ id }) => id)
}
