import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { REQUEST_STATES } from '#lib/contact/request-states.ts'
import { SITE_OBJECTIVES } from '#lib/contact/objectives.ts'
import type { ContactRequestId, ProfessionalId, SiteMessageId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'
import { professionals } from './professionals.ts'

/**
 * Messages to professionals. One whose sender has not yet confirmed the address waits (`sent_at` is null): only its
 * sender's confirmation sends it, and it is deleted with the unconfirmed account.
 */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid().$type<ContactRequestId>().primaryKey().defaultRandom(),
    professionalId: uuid()
      .$type<ProfessionalId>()
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    senderId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text(),
    /** One of `CONTACT_OBJECTIVES`. */
    objective: text().notNull(),
    message: text().notNull(),
    /** The tracking code; null while it waits. */
    code: text().unique('contact_requests_code'),
    state: text({ enum: REQUEST_STATES }).notNull().default('new'),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /** When the professional first said to have answered. */
    answeredAt: moment(),
    /** When the professional was reminded: three days without an answer. */
    remindedAt: moment(),
  },
  (t) => [
    index('contact_requests_received').on(t.professionalId, t.sentAt.desc().nullsFirst()),
    index('contact_requests_sent').on(t.senderId, t.createdAt.desc().nullsFirst()),
    // For the figures of the admin area.
    index('contact_requests_by_sending')
      .on(t.sentAt)
      .where(sql`sent_at is not null`),
    // For the reminders.
    index('contact_requests_unanswered')
      .on(t.sentAt)
      .where(sql`state in ('new', 'read') and reminded_at is null`),
    check('contact_requests_state', sql`${t.state} in ('new', 'read', 'answered', 'closed')`),
    check('contact_requests_sent_with_code', sql`(${t.sentAt} is null) = (${t.code} is null)`),
    check('contact_requests_name', sql`char_length(${t.name}) between 2 and 100`),
    check('contact_requests_message', sql`char_length(${t.message}) between 10 and 2000`),
  ],
)

/** Messages of the contact page, to the support of the site; their senders need no account. */
export const siteMessages = pgTable(
  'site_messages',
  {
    id: uuid().$type<SiteMessageId>().primaryKey().defaultRandom(),
    /** Null for visitors. */
    senderId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    objective: text({ enum: SITE_OBJECTIVES }).notNull(),
    message: text().notNull(),
    code: text().notNull().unique('site_messages_code'),
    createdAt: moment().notNull().defaultNow(),
    answeredAt: moment(),
    /** What was mailed; null where it was answered in another way. */
    answer: text(),
    /** The admin; null once that account is deleted. */
    answeredBy: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('site_messages_newest').on(t.createdAt, t.id),
    index('site_messages_open')
      .on(t.createdAt, t.id)
      .where(sql`answered_at is null`),
    index('site_messages_answered_by').on(t.answeredBy),
    index('site_messages_email').on(t.email),
    check(
      'site_messages_objective',
      sql`${t.objective} in ('trainer', 'physiotherapist', 'nutritionist', 'multiple')`,
    ),
    check('site_messages_answer', sql`char_length(${t.answer}) between 1 and 4000`),
    check(
      'site_messages_answered',
      sql`${t.answeredAt} is not null or ${t.answer} is null and ${t.answeredBy} is null`,
    ),
    check('site_messages_message', sql`char_length(${t.message}) between 10 and 1000`),
  ],
)

/** How many contact requests each professional was sent in each month. */
export const professionalContactMetrics = pgTable(
  'professional_contact_metrics',
  {
    professionalId: uuid()
      .$type<ProfessionalId>()
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    professionalType: text({ enum: PROFESSIONAL_TYPES }).notNull(),
    /** The first day of the month, UTC. */
    monthYear: date().notNull(),
    totalContacts: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.professionalId, t.monthYear] }),
    index('contact_metrics_month').on(t.monthYear),
    check('contact_metrics_first_of_month', sql`extract(day from ${t.monthYear}) = 1`),
    check('contact_metrics_total', sql`${t.totalContacts} >= 0`),
  ],
)
