import * as z from 'zod/mini'
import { ComingDay } from '#lib/fields/coming-day.ts'
import { Line } from '#lib/fields/line.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { Version } from '#lib/fields/version.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { AuthorizationId, QuestionnaireId, RepeatId, TemplateId } from '#lib/ids.ts'
import { PageNumber } from '#lib/paging/page-number.ts'
import { CHANGES, Courses } from '#lib/questionnaires/course.ts'
import { AnswerFact, WithFacts } from '#lib/questionnaires/fact.ts'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import { Question, Responses } from '#lib/questionnaires/questions.ts'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import { SearchText } from './search-text.ts'

const ofQuestionnaire = z.object({ id: QuestionnaireId })
const ofTemplate = z.object({ id: TemplateId })

export const TITLE_MAX = 120
export const QUESTIONS_MAX = 40
/**
 * Characters of all questions and their options: who is asked gets a hundred questionnaires in one answer, which the platform
 * cuts off at 6 MB.
 */
const QUESTIONS_TEXT_MAX = 20_000
/** Clients of one sending. */
export const RECIPIENTS_MAX = 50
/** Own templates of one professional. */
export const TEMPLATES_MAX = 100
/** Cards of a page. */
export const QUESTIONNAIRES_PAGE = 24

const Title = Line(TITLE_MAX)
const Questions = z
  .array(Question)
  .check(z.maxLength(QUESTIONS_MAX, 'too_many'), ({ value, issues }) => {
    let length = 0
    const at = value.findIndex((question) => (length += lengthOf(question)) > QUESTIONS_TEXT_MAX)
    const question = value[at]
    if (!question) return
    const path = [at, 'options' in question ? 'options' : 'text']
    issues.push({ code: 'custom', path, message: 'too_long', input: value })
  })

const lengthOf = (question: Question): number =>
  question.text.length + ('options' in question ? question.options.join('').length : 0)

/** A questionnaire as its sender lists it: what was answered is not in it. */
export const SentQuestionnaire = z.object({
  id: QuestionnaireId,
  authorizationId: AuthorizationId,
  clientName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  title: z.string(),
  status: z.enum(QUESTIONNAIRE_STATUSES),
  /** The highest priority of its texts; null before it is answered and where no text was. */
  priority: z.nullable(z.enum(PRIORITIES)),
  /** Whether a scale has moved notably since the answers before. */
  change: z.nullable(z.enum(CHANGES)),
  /** How many questions it has. */
  questionCount: z.number(),
  sentAt: z.string(),
  /** The day until which it is to be answered, in Madrid. */
  dueOn: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
  /** When its client was reminded, which happens once. */
  remindedAt: z.nullable(z.string()),
  /** The weekly repetition whose newest questionnaire it is, while it runs. */
  repeat: z.nullable(z.object({ id: RepeatId, nextOn: z.string(), until: z.string() })),
})
export type SentQuestionnaire = z.infer<typeof SentQuestionnaire>

export const SentQuery = z.strictObject({
  status: z.optional(z.enum(QUESTIONNAIRE_STATUSES, 'invalid')),
  /** Part of the title or of the client's name; case and accents do not matter. */
  q: SearchText,
  /** Those of one client. */
  client: z.optional(AuthorizationId),
  page: PageNumber,
  facts: WithFacts,
})
export type SentQuery = z.infer<typeof SentQuery>

export const SentQuestionnaires = z.object({
  /** The newest first, each with what its answers state, where that was asked for: health data. */
  items: z.array(z.extend(SentQuestionnaire, { fact: z.nullable(AnswerFact) })),
  total: z.number(),
  /** Of those that match whatever their status is. */
  counts: z.record(z.enum(QUESTIONNAIRE_STATUSES), z.number()),
  page: z.number(),
  pageSize: z.number(),
})
export type SentQuestionnaires = z.infer<typeof SentQuestionnaires>
export type ListedQuestionnaire = SentQuestionnaires['items'][number]

export const listSentQuestionnaires = {
  query: SentQuery,
  response: SentQuestionnaires,
}

/** One with its questions, and its answers once there are any: reading them is in the client's access log. */
export const AnsweredQuestionnaire = z.extend(SentQuestionnaire, {
  questions: z.array(Question),
  responses: z.nullable(Responses),
  courses: Courses,
})
export type AnsweredQuestionnaire = z.infer<typeof AnsweredQuestionnaire>

export const getSentQuestionnaire = {
  params: ofQuestionnaire,
  response: AnsweredQuestionnaire,
}

export const SendQuestionnaire = z.strictObject({
  clients: setOf(AuthorizationId, { max: RECIPIENTS_MAX }).check(
    z.refine((ids) => ids.length > 0, 'required'),
  ),
  title: Title,
  /** None: the predefined ones of the profession, in this language. */
  questions: Questions,
  dueOn: z.nullable(ComingDay(1)),
  /** The last day of a weekly repetition, which begins today; null for one sending. */
  repeatUntil: z.nullable(ComingDay(1)),
  locale: z.enum(LOCALES, 'invalid'),
})
export type SendQuestionnaire = z.infer<typeof SendQuestionnaire>

export const sendQuestionnaire = {
  body: SendQuestionnaire,
  response: z.object({ items: z.array(SentQuestionnaire) }),
}

export const updateSentQuestionnaire = {
  params: ofQuestionnaire,
  body: z.strictObject({ status: z.enum(['reviewed', 'withdrawn'], 'invalid') }),
  response: SentQuestionnaire,
}

export const remindClient = {
  params: ofQuestionnaire,
  response: SentQuestionnaire,
}

export const endRepeat = {
  params: z.object({ id: RepeatId }),
  response: Done,
}

/** A title and questions that a professional keeps. */
export const Template = z.object({
  id: TemplateId,
  title: z.string(),
  questions: z.array(Question),
  version: z.number(),
  updatedAt: z.string(),
})
export type Template = z.infer<typeof Template>

const template = {
  title: Title,
  questions: Questions.check(z.minLength(1, 'required')),
} as const

export const listTemplates = {
  response: z.object({ items: z.array(Template) }),
}

export const createTemplate = {
  body: z.strictObject(template),
  response: Template,
}

export const updateTemplate = {
  params: ofTemplate,
  body: z.strictObject({ ...template, version: Version }),
  response: Template,
}

export const deleteTemplate = {
  params: ofTemplate,
  response: Done,
}
