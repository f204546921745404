import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AuthorizationId, QuestionnaireId, RepeatId, TemplateId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { CHANGES } from '#lib/questionnaires/course.ts'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import type { Question, Responses } from '#lib/questionnaires/questions.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import { users } from '../accounts.ts'
import { moment } from '../moment.ts'
import { professionalAuthorizations } from './sharing.ts'

const person = () =>
  uuid()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
/** Null once that account is deleted: the answers are the client's. */
const professional = () =>
  uuid()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' })

/** Questions that a professional keeps, to send them again. */
export const questionnaireTemplates = pgTable(
  'questionnaire_templates',
  {
    id: uuid().$type<TemplateId>().primaryKey().defaultRandom(),
    userId: person(),
    title: text().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('questionnaire_templates_title').on(t.userId, t.title),
    check('questionnaire_templates_title_length', sql`char_length(${t.title}) between 1 and 120`),
  ],
)

/** A questionnaire that is sent to a client every week. It ends with the share, and after its last day. */
export const questionnaireRepeats = pgTable(
  'questionnaire_repeats',
  {
    id: uuid().$type<RepeatId>().primaryKey().defaultRandom(),
    authorizationId: uuid()
      .$type<AuthorizationId>()
      .notNull()
      .references(() => professionalAuthorizations.id, { onDelete: 'cascade' }),
    professionalUserId: person(),
    professionalName: text().notNull(),
    clientUserId: person(),
    professionalType: text({ enum: PROFESSIONAL_TYPES }).notNull(),
    title: text().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    /** Days from a sending to the day until which it is to be answered; null without one. */
    dueDays: integer(),
    /** The next day on which it is sent, and the last one on which it may be, in Madrid. */
    nextOn: date().notNull(),
    until: date().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('questionnaire_repeats_due').on(t.nextOn),
    index('questionnaire_repeats_authorization').on(t.authorizationId),
    index('questionnaire_repeats_professional').on(t.professionalUserId),
    index('questionnaire_repeats_client').on(t.clientUserId),
    check('questionnaire_repeats_title', sql`char_length(${t.title}) between 1 and 120`),
    check('questionnaire_repeats_due_days', sql`${t.dueDays} between 0 and 366`),
  ],
)

/** Questions that a professional sent to a client, and the answers. A trigger keeps the questions as they were sent. */
export const clientQuestionnaires = pgTable(
  'client_questionnaires',
  {
    id: uuid().$type<QuestionnaireId>().primaryKey().defaultRandom(),
    authorizationId: uuid()
      .$type<AuthorizationId>()
      .references(() => professionalAuthorizations.id, { onDelete: 'set null' }),
    professionalUserId: professional(),
    /** What they were called when they sent it. */
    professionalName: text().notNull(),
    clientUserId: person(),
    professionalType: text({ enum: PROFESSIONAL_TYPES }).notNull(),
    title: text().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    status: text({ enum: QUESTIONNAIRE_STATUSES }).notNull().default('pending'),
    responses: jsonb().$type<Responses>(),
    /** What the answers ask of their reader, worked out when they are sent: lists show it without reading them. */
    priority: text({ enum: PRIORITIES }),
    change: text({ enum: CHANGES }),
    sentAt: moment().notNull().defaultNow(),
    /** The day until which it is to be answered, in Madrid. */
    dueOn: date(),
    /** The client is reminded once. */
    remindedAt: moment(),
    repeatId: uuid()
      .$type<RepeatId>()
      .references(() => questionnaireRepeats.id, { onDelete: 'set null' }),
    completedAt: moment(),
    reviewedAt: moment(),
  },
  (t) => [
    index('client_questionnaires_client').on(t.clientUserId, t.sentAt.desc().nullsFirst()),
    index('client_questionnaires_professional').on(
      t.professionalUserId,
      t.sentAt.desc().nullsFirst(),
    ),
    index('client_questionnaires_authorization').on(t.authorizationId),
    // For the counts of a week (`count_health_weeks`).
    index('client_questionnaires_by_sending').on(t.sentAt),
    index('client_questionnaires_by_answer')
      .on(t.completedAt)
      .where(sql`completed_at is not null`),
    index('client_questionnaires_repeat').on(t.repeatId),
    index('client_questionnaires_due')
      .on(t.dueOn)
      .where(sql`status = 'pending' and reminded_at is null and due_on is not null`),
    check('client_questionnaires_title', sql`char_length(${t.title}) between 1 and 120`),
    check(
      'client_questionnaires_answered',
      sql`(${t.status} in ('completed', 'reviewed')) = (${t.completedAt} is not null)`,
    ),
  ],
)

/** Answers that their author has not sent yet: nobody else's business. */
export const questionnaireDrafts = pgTable('questionnaire_drafts', {
  questionnaireId: uuid()
    .$type<QuestionnaireId>()
    .primaryKey()
    .references(() => clientQuestionnaires.id, { onDelete: 'cascade' }),
  userId: person(),
  responses: jsonb().$type<Responses>().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})
