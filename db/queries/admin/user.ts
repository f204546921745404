import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { mailOutbox, professionals, profiles, users } from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { IS_WAITING } from '../waiting-sign-ups.ts'
import { LAST_SEEN, STATE } from './users.ts'

/** An account without anything about health; null when there is none. */
export async function findUser(db: Executor, id: UserId) {
  const [row] = await db
    .select({
      id: users.id,
      name: profiles.displayName,
      avatar: profiles.avatarUrl,
      email: users.email,
      role: profiles.role,
      state: STATE,
      createdAt: profiles.createdAt,
      confirmedAt: users.emailConfirmedAt,
      disabledAt: users.disabledAt,
      lastSeenAt: LAST_SEEN,
      disabledReason: users.disabledReason,
      isWaiting: sql<boolean>`${IS_WAITING}`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, id))
  return row ?? null
}

/** The professional's own row of an account; null when there is none. */
export async function findProfessionalOf(db: Executor, id: UserId) {
  const { id: professionalId, type, isPublic } = professionals
  const [row] = await db
    .select({ id: professionalId, type, isPublic })
    .from(professionals)
    .where(eq(professionals.userId, id))
  return row ?? null
}

/** How many other sign-ups with this address nobody has confirmed. */
export async function countOtherSignUps(
  db: Executor,
  { id, email }: { id: UserId; email: string },
): Promise<number> {
  return db.$count(users, and(eq(users.email, email), ne(users.id, id), IS_WAITING))
}

/**
 * How many mails to an address were not sent and not given up. Those that were have no address. Not which: a mail about a
 * share or a questionnaire would tell who uses the health centre.
 */
export async function countPendingMails(db: Executor, email: string): Promise<number> {
  const { sentAt, failedAt, to } = mailOutbox
  return db.$count(mailOutbox, and(isNull(sentAt), isNull(failedAt), eq(to, email)))
}
