import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { athletes, profiles, users } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'

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
