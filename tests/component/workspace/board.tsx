import { page } from 'vitest/browser'
import { Dashboard } from '#islands/dashboard/dashboard.tsx'
import * as contacts from '#lib/contact/calls.ts'
import type * as contactSchemas from '#lib/contact/schemas.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { ContactRequestId, ProfessionalId, QuestionnaireId, RepeatId } from '#lib/ids.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import type { AnswerFact } from '#lib/questionnaires/fact.ts'
import { PATHS } from '#lib/site/routes.ts'
import { byUrgency, type AttentionItem } from '#lib/workspace/attention.ts'
import * as workspace from '#lib/workspace/calls.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import type * as questionnairesSchemas from '#lib/workspace/questionnaires-schemas.ts'
import { answer, answerAt, ok, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'
import { clientOf, idOf, plain, t } from './support.tsx'

type Sent = questionnairesSchemas.AnsweredQuestionnaire & { fact?: AnswerFact | null }
export const EVA = {
  professionalId: ProfessionalId.parse(idOf(900)),
  type: 'trainer' as const,
  name: 'Eva Soler',
  avatarUrl: null,
}
const CLIENT = clientOf({ name: 'Julián Prieto' })

type GivenSent = Partial<Omit<Sent, 'id'>> & { number: number }

/** A questionnaire that was sent to Julián; with responses it is completed. */
export const sentOf = ({ number, ...given }: GivenSent): Sent => ({
  id: QuestionnaireId.parse(idOf(number)),
  authorizationId: CLIENT.id,
  clientName: CLIENT.name,
  avatarUrl: null,
  title: 'Seguimiento semanal',
  status: given.responses ? 'completed' : 'pending',
  priority: null,
  change: null,
  questionCount: given.questions?.length ?? 1,
  sentAt: '2026-11-10T08:00:00.000Z',
  dueOn: null,
  completedAt: given.responses ? '2026-11-12T08:00:00.000Z' : null,
  reviewedAt: null,
  remindedAt: null,
  repeat: null,
  questions: [{ type: 'text', text: '¿Dónde te duele?' }],
  responses: null,
  courses: {},
  ...given,
})

/** A weekly repetition until a day. */
export const repeatUntil = (until: string): NonNullable<Sent['repeat']> => ({
  id: RepeatId.parse(idOf(700)),
  nextOn: '2026-12-02',
  until,
})

/** A message from the public profile, not read yet. */
export const contactOf = (
  given: Partial<contactSchemas.ContactRequest & { box: 'received' }> = {},
): contactSchemas.ContactRequest => ({
  box: 'received',
  id: ContactRequestId.parse(idOf(500)),
  code: 'MFA-60b1ab76-MWQPVT6O',
  state: 'new',
  objective: 'strength',
  message: 'Dolor lumbar desde el parto',
  sentAt: '2026-11-20T08:00:00.000Z',
  answeredAt: null,
  from: { name: 'Sonia Peral', email: 'sonia@example.com', phone: null },
  ...given,
})

type Given = {
  sent?: Sent[]
  received?: contactSchemas.ContactRequest[]
  /** What waits besides answers and messages. */
  waiting?: AttentionItem[]
}

/** Answers for the dashboard of Eva as the server does: what is done waits no more. */
export function answerBoard({ sent = [], received = [], waiting = [] }: Given = {}) {
  const find = (id: string) => sent.find((one) => one.id === id)
  answerAt('GET', ownProfile.getOwnProfile.path, { userId: idOf(100) })
  answer(workspace.getAttention, () =>
    ok({ professional: EVA, items: byUrgency(attentionOf({ sent, received, waiting })), more: 0 }),
  )
  answer(questionnaires.listSentQuestionnaires, ({ query }) => {
    const { q = '', status } = query
    const found = sent.filter((one) =>
      plain(q)
        .split(' ')
        .every((word) => plain(`${one.title} ${one.clientName}`).includes(word)),
    )
    const items = found
      .filter((one) => !status || one.status === status)
      .map((one) => ({ ...one, fact: one.fact ?? null }))
    const countOf = (name: Sent['status']) => found.filter((one) => one.status === name).length
    const counts = {
      ...{ pending: countOf('pending'), completed: countOf('completed') },
      ...{ reviewed: countOf('reviewed'), withdrawn: countOf('withdrawn') },
    }
    return ok({ items, total: items.length, counts, page: 1, pageSize: 24 })
  })
  const reads = answer(questionnaires.getSentQuestionnaire, ({ params }) => {
    const one = find(params['id']!)
    return one ? ok(one) : refused('NOT_FOUND')
  })
  const change = (id: string, changes: Partial<Sent>) => {
    const one = find(id)
    return one ? ok(Object.assign(one, changes)) : refused('NOT_FOUND')
  }
  answer(questionnaires.updateSentQuestionnaire, ({ params, body }) =>
    change(params['id']!, {
      status: (body as Pick<Sent, 'status'>).status,
      reviewedAt: '2026-11-20T08:00:00.000Z',
    }),
  )
  const reminders = answer(questionnaires.remindClient, ({ params }) =>
    change(params['id']!, { remindedAt: '2026-11-20T08:00:00.000Z' }),
  )
  answer(questionnaires.endRepeat, ({ params }) => {
    for (const one of sent) if (one.repeat?.id === params['id']) one.repeat = null
    return ok({ ok: true as const })
  })
  answer(contacts.listContactRequests, () =>
    ok({ items: received, total: received.length, page: 1, pageSize: 10 }),
  )
  answer(contacts.updateContactRequest, ({ params, body }) => {
    const { state } = body as contactSchemas.RequestUpdate
    const answeredAt = state === 'answered' ? '2026-11-20T08:00:00.000Z' : null
    Object.assign(
      received.find(({ id }) => id === params['id'])!,
      { state, answeredAt },
    )
    return ok({ state, answeredAt })
  })
  return {
    /** The requests for answers, each of which is an entry in the client's log. */
    reads,
    reminders,
  }
}

function attentionOf({ sent, received, waiting }: Required<Given>): AttentionItem[] {
  const answers = sent
    .filter(({ status }) => status === 'completed')
    .map((one) => ({
      kind: 'answer' as const,
      authorizationId: one.authorizationId,
      clientName: one.clientName,
      avatarUrl: null,
      questionnaireId: one.id,
      title: one.title,
      priority: one.priority,
      change: one.change,
      fact: one.fact ?? null,
      at: one.completedAt!,
    }))
  const messages = received
    .filter(({ state }) => state === 'new' || state === 'read')
    .map((one) => ({
      kind: 'contact' as const,
      requestId: one.id,
      name: 'from' in one ? one.from.name : '',
      quote: one.message,
      at: one.sentAt,
    }))
  return [...answers, ...messages, ...waiting]
}

/** Draws the dashboard at an address. */
export const openBoard = (query = '', locale: Locale = 'es') =>
  mount(<Dashboard locale={locale} texts={TEXTS[locale]} />, {
    at: localizedPath(PATHS.dashboard, locale) + query,
    locale,
    signedIn: true,
  })

/** The dashboard of a professional, in Spanish. */
export function board() {
  const first = page.getByRole('region', { name: t('dashboard.first.title') })
  const list = page.getByRole('region', { name: t('dashboardQuestionnaires.title') })
  const headed = list.getByRole('listitem').filter({ has: page.getByRole('heading') })
  return {
    /** "Lo primero". */
    first,
    rows: first.getByRole('listitem'),
    tab: (name: 'questionnaires' | 'clients' | 'reviews' | 'contacts') =>
      page.getByRole('tab', { name: t(`dashboard.tabs.${name}`), exact: false }),
    cards: headed,
    card: (title: string) =>
      list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
  }
}
