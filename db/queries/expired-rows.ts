import { and, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { IS_WAITING } from './waiting-sign-ups.ts'
import { SECONDS_TO_CONFIRM } from '#lib/accounts/confirmation.ts'
import type { Database } from '#db/client.ts'
import {
  cachePurges,
  cookieConsents,
  idempotentAnswers,
  knownDevices,
  mailOutbox,
  newsletterSubscriptions,
  oneTimeTokens,
  professionalReviews,
  rateLimits,
  reviewDecisions,
  sessions,
  siteMessages,
  spentOnce,
  users,
} from '#db/schema/index.ts'
import { SECONDS_TO_SUBSCRIBE } from '#lib/newsletter/schemas.ts'
import { DEVICE_LIFETIME } from '#lib/accounts/session-lifetimes.ts'
import { RETENTION } from '#lib/retention.ts'

/** The database's `now()` minus a number of days. */
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`

/**
 * Deletes sign-ups that were not confirmed in time, accounts made by an admin whose link nobody has used, since the
 * address may be a stranger's, and the mails still pending for them.
 */
async function deleteUnconfirmed(db: Database): Promise<void> {
  const tooLate = sql`now() - make_interval(secs => ${SECONDS_TO_CONFIRM})`
  await db.delete(users).where(and(IS_WAITING, lt(users.createdAt, tooLate)))
  const { userId, usedAt, expiresAt } = oneTimeTokens
  const link = db
    .select({ hash: oneTimeTokens.hash })
    .from(oneTimeTokens)
    .where(and(eq(userId, users.id), isNull(usedAt), gt(expiresAt, sql`now()`)))
  const isUnanswered = and(isNull(users.emailConfirmedAt), isNull(users.passwordHash))
  const isOld = lt(users.createdAt, daysAgo(RETENTION.unansweredDays))
  await db.delete(users).where(and(isUnanswered, isOld, notExists(link)))
  const known = db.select({ id: users.id }).from(users).where(eq(users.email, mailOutbox.to))
  await db
    .delete(mailOutbox)
    .where(
      and(
        inArray(mailOutbox.template, ['confirm-email', 'set-password']),
        ...[isNull(mailOutbox.sentAt), notExists(known)],
      ),
    )
}

/** Deletes what was asked of the newsletter and the contact page, and is kept no longer. */
async function deleteOldMessages(db: Database): Promise<void> {
  const { confirmedAt, createdAt, isActive, updatedAt } = newsletterSubscriptions
  const tooLate = sql`now() - make_interval(secs => ${SECONDS_TO_SUBSCRIBE})`
  await db.delete(newsletterSubscriptions).where(and(isNull(confirmedAt), lt(createdAt, tooLate)))
  const tooOld = sql`now() - make_interval(months => ${RETENTION.messageMonths})`
  await db.delete(newsletterSubscriptions).where(and(eq(isActive, false), lt(updatedAt, tooOld)))
  await db.delete(siteMessages).where(lt(siteMessages.createdAt, tooOld))
}

/**
 * Deletes reviews that were removed, or hidden and can no more be changed because their author is gone, once they cannot be
 * appealed; and decisions about reviews that are kept no longer.
 */
async function deleteRemovedReviews(db: Database): Promise<void> {
  const months = (count: number) => sql`now() - make_interval(months => ${count}::int)`
  const { reviewId, createdAt, appealedAt, appealOutcome, authorId } = reviewDecisions
  const isAppealable = sql`${createdAt} > ${months(RETENTION.appealMonths)}`
  const isAppealed = sql`${appealedAt} is not null and ${appealOutcome} is null and ${authorId} is not null`
  const pending = db
    .select({ id: reviewDecisions.id })
    .from(reviewDecisions)
    .where(and(eq(reviewId, professionalReviews.id), or(isAppealable, isAppealed)))
  const { state, reviewerId } = professionalReviews
  const isLost = and(isNull(reviewerId), sql`${state} in ('hidden', 'waiting')`)
  await db
    .delete(professionalReviews)
    .where(and(or(eq(state, 'removed'), isLost), notExists(pending)))
  await db.delete(reviewDecisions).where(lt(createdAt, months(RETENTION.decisionMonths)))
}

const { endedDays, consentYears } = RETENTION

/** Deletes expired rows. Idempotent and safe to run at any time. */
export async function deleteExpiredRows(db: Database): Promise<void> {
  const now = sql`now()`
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
  await db.delete(spentOnce).where(lt(spentOnce.expiresAt, now))
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.expiresAt, now))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  await db
    .delete(sessions)
    .where(
      or(lt(sessions.endedAt, daysAgo(endedDays)), lt(sessions.createdAt, daysAgo(endedDays + 1))),
    )
  await deleteUnconfirmed(db)
  await deleteOldMessages(db)
  await deleteRemovedReviews(db)
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.lastSignInAt, daysAgo(DEVICE_LIFETIME / 86_400)))
  await db
    .delete(mailOutbox)
    .where(
      or(lt(mailOutbox.sentAt, daysAgo(endedDays)), lt(mailOutbox.failedAt, daysAgo(endedDays))),
    )
  // The CDN caches nothing for that long, so nothing is left to purge.
  await db.delete(cachePurges).where(lt(cachePurges.createdAt, daysAgo(endedDays)))
  const longAgo = sql`now() - make_interval(years => ${consentYears}::int)`
  await db.delete(cookieConsents).where(lt(cookieConsents.createdAt, longAgo))
}
