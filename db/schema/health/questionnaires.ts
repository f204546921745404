import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuthorizationId, QuestionnaireId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
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
    sentAt: moment().notNull().defaultNow(),
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
