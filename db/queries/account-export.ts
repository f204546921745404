import { asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  athletes,
  auditEvents,
  knownDevices,
  mailOutbox,
  oneTimeTokens,
  professionalReviews,
  professionals,
  profiles,
  sessions,
  users,
} from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'

export type ExportOf = {
  userId: UserId
  email: string
  /** The user's pseudonym in `audit_events`. */
  pseudonym: string
}

/**
 * Every row with data about a user, by table. Left out are secrets (hashes, mailed tokens), derived data, and other
 * people: the author of a review of the user.
 */
export async function findEverythingAbout(
  db: Executor,
  person: ExportOf,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { passwordHash: _hash, signUpBrowser: _browser, ...user } = getTableColumns(users)
  const { search: _search, ...professional } = getTableColumns(professionals)
  const { userId, email, pseudonym } = person
  return {
    users: await db.select(user).from(users).where(eq(users.id, userId)),
    profiles: await db.select().from(profiles).where(eq(profiles.userId, userId)),
    athletes: await db.select().from(athletes).where(eq(athletes.userId, userId)),
    professionals: await db
      .select(professional)
      .from(professionals)
      .where(eq(professionals.userId, userId)),
    professional_reviews: await reviewsAround(db, userId),
    sessions: await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    known_devices: await devicesOf(db, userId),
    one_time_tokens: await tokensOf(db, userId),
    mail_outbox: await mailsTo(db, email),
    audit_events: await db
      .select({
        at: auditEvents.at,
        kind: auditEvents.kind,
        outcome: auditEvents.outcome,
        byYou: sql<boolean>`coalesce(${auditEvents.actor} = ${pseudonym}, false)`,
        aboutYou: sql<boolean>`coalesce(${auditEvents.subject} = ${pseudonym}, false)`,
      })
      .from(auditEvents)
      .where(or(eq(auditEvents.actor, pseudonym), eq(auditEvents.subject, pseudonym)))
      .orderBy(asc(auditEvents.id)),
  }
}

/** The reviews by a user, and the reviews of the user. */
function reviewsAround(db: Executor, userId: UserId) {
  return db
    .select({
      id: professionalReviews.id,
      writtenByYou: sql<boolean>`coalesce(${professionalReviews.reviewerId} = ${userId}, false)`,
      professionalId: professionalReviews.professionalId,
      professionalType: professionalReviews.professionalType,
      rating: professionalReviews.rating,
      comment: professionalReviews.comment,
      createdAt: professionalReviews.createdAt,
    })
    .from(professionalReviews)
    .innerJoin(professionals, eq(professionals.id, professionalReviews.professionalId))
    .where(or(eq(professionalReviews.reviewerId, userId), eq(professionals.userId, userId)))
    .orderBy(asc(professionalReviews.createdAt))
}

function devicesOf(db: Executor, userId: UserId) {
  const { tokenHash: _hash, ...columns } = getTableColumns(knownDevices)
  return db
    .select(columns)
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.createdAt))
}

function tokensOf(db: Executor, userId: UserId) {
  const { hash: _hash, ...columns } = getTableColumns(oneTimeTokens)
  return db
    .select(columns)
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId))
    .orderBy(asc(oneTimeTokens.createdAt))
}

/** Without the template data: it may contain a token that is still valid. */
function mailsTo(db: Executor, email: string) {
  return db
    .select({
      to: mailOutbox.to,
      template: mailOutbox.template,
      locale: mailOutbox.locale,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
      failedAt: mailOutbox.failedAt,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.to, email))
    .orderBy(asc(mailOutbox.createdAt))
}
