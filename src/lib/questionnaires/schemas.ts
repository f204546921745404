import * as z from 'zod/mini'
import { Done } from '#lib/http/done.ts'
import { QuestionnaireId } from '#lib/ids.ts'
import { PageNumber } from '#lib/paging/page-number.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { Question, Responses } from './questions.ts'
import { QUESTIONNAIRE_STATUSES } from './statuses.ts'

/** A questionnaire as the client reads it. */
export const Questionnaire = z.object({
  id: QuestionnaireId,
  title: z.string(),
  professionalName: z.string(),
  professionalType: z.enum(PROFESSIONAL_TYPES),
  questions: z.array(Question),
  status: z.enum(QUESTIONNAIRE_STATUSES),
  /** What was sent; null before. */
  responses: z.nullable(Responses),
  /** What was kept without being sent; null without. */
  draft: z.nullable(Responses),
  /** Whether it can be answered: pending, and its professional is still authorized. */
  isOpen: z.boolean(),
  sentAt: z.string(),
  /** The day until which it is to be answered, in Madrid; later it still can be. */
  dueOn: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
})
export type Questionnaire = z.infer<typeof Questionnaire>

const ofQuestionnaire = z.object({ id: QuestionnaireId })
const body = z.strictObject({ responses: Responses })

/** Questionnaires of a page: weekly ones add up over the years. */
export const ASKED_PAGE = 20

export const QuestionnairesQuery = z.strictObject({ page: PageNumber })
export type QuestionnairesQuery = z.infer<typeof QuestionnairesQuery>

export const Questionnaires = z.object({
  /** The open ones first, then the newest. */
  items: z.array(Questionnaire),
  /** On all pages, and how many of them were answered. */
  total: z.number(),
  answered: z.number(),
  page: z.number(),
  pageSize: z.number(),
})
export type Questionnaires = z.infer<typeof Questionnaires>

export const listQuestionnaires = {
  query: QuestionnairesQuery,
  response: Questionnaires,
}

export const getQuestionnaire = {
  params: ofQuestionnaire,
  response: Questionnaire,
}

export const saveDraft = {
  params: ofQuestionnaire,
  body,
  response: Done,
}

export const sendAnswers = {
  params: ofQuestionnaire,
  body,
  response: Questionnaire,
}
