import { and, asc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  articleDrafts,
  articles,
  articleVersions,
  athletes,
  auditEvents,
  contactRequests,
  exerciseVideos,
  knownDevices,
  mailOutbox,
  newsletterSubscriptions,
  notifications,
  oneTimeTokens,
  professionalReviews,
  professionals,
  profiles,
  reviewDecisions,
  reviewReports,
  sessions,
  siteMessages,
  users,
  verifications,
} from '#db/schema/index.ts'
import type { UserId } from '#lib/ids.ts'
import { IS_SHOWN } from './shown-reviews.ts'

export type ExportOf = {
  userId: UserId
  email: string
  /** The user's pseudonym in `audit_events`. */
  pseudonym: string
}

/**
 * Every row with data about a user, by table; those behind policies are `findHealthAbout`. Left out are secrets (hashes, mailed tokens), derived data, and other
 * people: the author of a review of the user.
 */
export async function findEverythingAbout(
  db: Executor,
  person: ExportOf,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { passwordHash: _hash, signUpBrowser: _browser, ...user } = getTableColumns(users)
  const { search: _words, ...profile } = getTableColumns(profiles)
  const { search: _search, ...professional } = getTableColumns(professionals)
  const { userId, email, pseudonym } = person
  return {
    users: await db.select(user).from(users).where(eq(users.id, userId)),
    profiles: await db.select(profile).from(profiles).where(eq(profiles.userId, userId)),
    athletes: await db.select().from(athletes).where(eq(athletes.userId, userId)),
    professionals: await db
      .select(professional)
      .from(professionals)
      .where(eq(professionals.userId, userId)),
    verifications: await verificationsOf(db, userId),
    professional_reviews: await reviewsAround(db, userId),
    review_decisions: await decisionsAbout(db, userId),
    articles: await articlesBy(db, userId),
    article_versions: await db
      .select()
      .from(articleVersions)
      .where(eq(articleVersions.writtenBy, userId))
      .orderBy(asc(articleVersions.writtenAt)),
    article_drafts: await db.select().from(articleDrafts).where(eq(articleDrafts.userId, userId)),
    exercise_videos: await videosBy(db, userId),
    review_reports: await db
      .select()
      .from(reviewReports)
      .where(eq(reviewReports.reporterId, userId))
      .orderBy(asc(reviewReports.createdAt)),
    contact_requests: await requestsAround(db, userId),
    site_messages: await siteMessagesOf(db, { userId, email }),
    newsletter_subscriptions: await subscriptionsOf(db, email),
    notifications: await notificationsOf(db, userId),
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

/** Without who decided. The documents of those that wait are downloaded one by one, from the profile. */
function verificationsOf(db: Executor, userId: UserId) {
  const { decidedBy: _admin, ...columns } = getTableColumns(verifications)
  return db
    .select(columns)
    .from(verifications)
    .innerJoin(professionals, eq(professionals.id, verifications.professionalId))
    .where(eq(professionals.userId, userId))
    .orderBy(asc(verifications.createdAt))
}

/** The reviews by a user, and the reviews of the user. */
/** The reviews by a user, and the public reviews of the user. */
function reviewsAround(db: Executor, userId: UserId) {
  return db
    .select({
      id: professionalReviews.id,
      writtenByYou: sql<boolean>`coalesce(${professionalReviews.reviewerId} = ${userId}, false)`,
      professionalId: professionalReviews.professionalId,
      professionalType: professionalReviews.professionalType,
      rating: professionalReviews.rating,
      comment: professionalReviews.comment,
      isVerifiedContact: professionalReviews.isVerifiedContact,
      reply: professionalReviews.reply,
      repliedAt: professionalReviews.repliedAt,
      editedAt: professionalReviews.editedAt,
      state: professionalReviews.state,
      createdAt: professionalReviews.createdAt,
    })
    .from(professionalReviews)
    .innerJoin(professionals, eq(professionals.id, professionalReviews.professionalId))
    .where(
      or(
        eq(professionalReviews.reviewerId, userId),
        and(eq(professionals.userId, userId), IS_SHOWN),
      ),
    )
    .orderBy(asc(professionalReviews.createdAt))
}

/** The decisions about the reviews that a user wrote, with their appeals. */
function decisionsAbout(db: Executor, userId: UserId) {
  const { authorPseudonym: _pseudonym, ...columns } = getTableColumns(reviewDecisions)
  return db
    .select(columns)
    .from(reviewDecisions)
    .where(eq(reviewDecisions.authorId, userId))
    .orderBy(asc(reviewDecisions.createdAt))
}

/** The messages that a user sent, and those that a professional received: both are about the user. */
function requestsAround(db: Executor, userId: UserId) {
  const { senderId: _sender, ...columns } = getTableColumns(contactRequests)
  return db
    .select({
      ...columns,
      writtenByYou: sql<boolean>`${contactRequests.senderId} = ${userId}`,
    })
    .from(contactRequests)
    .innerJoin(professionals, eq(professionals.id, contactRequests.professionalId))
    .where(
      or(
        eq(contactRequests.senderId, userId),
        // One that waits for its sender's confirmation has not been received.
        and(eq(professionals.userId, userId), isNotNull(contactRequests.sentAt)),
      ),
    )
    .orderBy(asc(contactRequests.createdAt))
}

/** Without those of another account, which may have mistyped the address. */
function siteMessagesOf(db: Executor, { userId, email }: Pick<ExportOf, 'userId' | 'email'>) {
  const ofVisitor = and(isNull(siteMessages.senderId), eq(siteMessages.email, email))
  // Who answered is an admin, whose own acts are in the audit log.
  const { answeredBy: _admin, ...columns } = getTableColumns(siteMessages)
  return db
    .select(columns)
    .from(siteMessages)
    .where(or(eq(siteMessages.senderId, userId), ofVisitor))
    .orderBy(asc(siteMessages.createdAt))
}

function notificationsOf(db: Executor, userId: UserId) {
  const { actorId: _actor, ...columns } = getTableColumns(notifications)
  return db
    .select(columns)
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt))
}

function subscriptionsOf(db: Executor, email: string) {
  const { confirmHash: _hash, ...columns } = getTableColumns(newsletterSubscriptions)
  return db
    .select(columns)
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
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

function articlesBy(db: Executor, userId: UserId) {
  const { search: _search, ...article } = getTableColumns(articles)
  return db
    .select(article)
    .from(articles)
    .where(or(eq(articles.authorId, userId), eq(articles.updatedBy, userId)))
}

function videosBy(db: Executor, userId: UserId) {
  const { search: _search, ...video } = getTableColumns(exerciseVideos)
  return db.select(video).from(exerciseVideos).where(eq(exerciseVideos.createdBy, userId))
}
