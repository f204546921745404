import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import {
  clientQuestionnaires,
  questionnaireRepeats,
  questionnaireTemplates,
} from '#db/schema/health/index.ts'
import questionnaires from '#functions/workspace-questionnaires.ts'
import templates from '#functions/workspace-templates.ts'
import { DAY_MS } from '#lib/format/days-between.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { AuthorizationId, QuestionnaireId, RepeatId, TemplateId, UserId } from '#lib/ids.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { bodyOf, call, QUESTIONS, type Between } from './sharing.ts'

const TEMPLATES = 'workspace/questionnaire-templates'

/** What a professional asks their clients, through the API. */
export function asking({ cookie }: { cookie: string }) {
  const at = (method: string, path: string, body?: unknown, key?: string) =>
    call(questionnaires, [method, `workspace/questionnaire${path}`], { cookie, body, key })
  return {
    list: (query: Record<string, string> = {}) =>
      at('GET', `s?${new URLSearchParams(query).toString()}`),
    get: (id: string) => at('GET', `s/${id}`),
    send: (body: unknown, key?: string) => at('POST', 's', body, key),
    patch: (id: string, body: unknown) => at('PATCH', `s/${id}`, body),
    review: (id: string) => at('PATCH', `s/${id}`, { status: 'reviewed' }),
    withdraw: (id: string) => at('PATCH', `s/${id}`, { status: 'withdrawn' }),
    remind: (id: string, key?: string) => at('POST', `s/${id}/reminder`, undefined, key),
    endRepeat: (id: string) => at('DELETE', `-repeats/${id}`),
  }
}

/** What a professional keeps to send again, through the API. */
export function keeping({ cookie }: { cookie: string }) {
  const at = (method: string, path: string, body?: unknown, key?: string) =>
    call(templates, [method, TEMPLATES + path], { cookie, body, key })
  return {
    list: () => at('GET', ''),
    create: (body: unknown, key?: string) => at('POST', '', body, key),
    update: (id: string, body: unknown) => at('PATCH', `/${id}`, body),
    remove: (id: string) => at('DELETE', `/${id}`),
  }
}

/** A questionnaire to send, once and without a last day unless changed. */
export const sending = (clients: readonly AuthorizationId[], changes: object = {}) => ({
  ...{ clients, title: 'Seguimiento', questions: QUESTIONS, locale: 'es' },
  ...{ dueOn: null, repeatUntil: null },
  ...changes,
})

/** Sends it, and gives what was sent. */
export async function sent(
  desk: ReturnType<typeof asking>,
  clients: readonly AuthorizationId[],
  changes: object = {},
): Promise<SentQuestionnaire[]> {
  const answer = bodyOf<{ items: SentQuestionnaire[] }>(desk.send(sending(clients, changes)))
  return (await answer).items
}

/** As it stands in the database. */
export async function storedQuestionnaire(owner: Database, id: QuestionnaireId) {
  const [row] = await owner
    .select()
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.id, id))
  return row!
}

type NewRepeat = Partial<typeof questionnaireRepeats.$inferInsert>

/** A questionnaire that a professional sends to a client every week, next in a week. */
export async function repeat(
  owner: Database,
  { from, to, by }: Between<AuthorizationId>,
  changes: NewRepeat = {},
): Promise<RepeatId> {
  const [row] = await owner
    .insert(questionnaireRepeats)
    .values({
      authorizationId: by,
      professionalUserId: from.id,
      professionalName: from.name ?? '',
      professionalType: from.type,
      clientUserId: to.id,
      title: 'Cada semana',
      questions: QUESTIONS,
      nextOn: dayFromToday(7),
      until: dayFromToday(70),
      ...changes,
    })
    .returning({ id: questionnaireRepeats.id })
  return row!.id
}

/** The day so many days from today in Madrid, or before it. */
export const dayFromToday = (days: number) =>
  new Date(Date.parse(madridDay()) + days * DAY_MS).toISOString().slice(0, 10)

/** A template that a professional keeps. */
export async function keepTemplate(
  owner: Database,
  userId: UserId,
  title = 'La mía',
): Promise<TemplateId> {
  const [row] = await owner
    .insert(questionnaireTemplates)
    .values({ userId, title, questions: QUESTIONS })
    .returning({ id: questionnaireTemplates.id })
  return row!.id
}
