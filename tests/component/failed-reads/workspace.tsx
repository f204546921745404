import { page } from 'vitest/browser'
import * as workspace from '#lib/workspace/calls.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer } from '../support/api.ts'
import { answerBoard, EVA, openBoard, sentOf } from '../workspace/board.tsx'
import { clients } from '../workspace/clients-screen.ts'
import { answerHistory, editor, sectionOf } from '../workspace/editor.ts'
import { answerSending, JULIAN, sending } from '../workspace/sending.ts'
import { answerRecords } from '../workspace/shared.ts'
import { answerClients, clientOf, openClients } from '../workspace/support.tsx'
import { row, type Row } from './row.ts'

const t = textsOf('es')
const NORA = clientOf()
const SENT = sentOf({ number: 300, responses: { q0: 'En la rodilla' } })
const FAR = clientOf({ number: 40, name: 'Iker Ruiz' })
const NOBODY = { items: [], total: 0, page: 1, pageSize: 24, counts: { active: 0, pending: 0 } }
const of = (items: Client[]) => ({ ...NOBODY, items, total: items.length })
const NOTHING = { shown: [], items: [], next: null }
const HISTORY = {
  shown: ['heart_rate' as const],
  clientName: NORA.name,
  professionalType: 'physiotherapist' as const,
  age: 36,
  gender: null,
  body: {},
  basics: null,
  discipline: null,
  notes: null,
}
const REVIEWS = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 5,
  professionalId: EVA.professionalId,
  rating: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  ranking: {
    certificationCount: 0,
    checkedCertificationCount: 0,
    rating: 0,
    totalReviews: 0,
    experienceYears: 0,
    score: 0,
    position: null,
    of: 9,
    participates: true,
  },
}

/** "Mis Clientes" and what Nora shares. */
function answerNora() {
  answerClients({ active: [NORA] })
  answerRecords(['weight'], [])
}

/** The dashboard, and what Nora shares. */
function answerCenter() {
  answerBoard()
  answerNora()
  answer(workspace.getClientHistory, HISTORY)
}

async function openCenter() {
  openBoard('?tab=clients')
  await page
    .getByRole('button', { name: t('dashboardClients.openOf', { name: NORA.name! }) })
    .click()
}

async function openVersions() {
  const { open, form } = editor()
  await open()
  await form.getByRole('button', { name: t('healthShared.versions.open'), exact: false }).click()
}

async function openTemplates() {
  const { open, templates } = sending()
  await open()
  await templates.click()
}

/** The dashboard and "Mis Clientes". */
export const WORKSPACE: readonly Row[] = [
  row(workspace.getAttention, {
    answers: answerBoard,
    open: openBoard,
    says: t('workspace.failed'),
    instead: { FORBIDDEN: t('workspace.denied.title') },
    answer: { professional: EVA, items: [], more: 0 },
    shows: t('dashboard.first.empty'),
  }),
  row(questionnaires.listSentQuestionnaires, {
    answers: answerBoard,
    open: openBoard,
    says: t('dashboardQuestionnaires.failed'),
    besides: t('dashboard.first.title'),
    answer: { items: [], total: 0, page: 1, pageSize: 24 },
    shows: t('dashboardQuestionnaires.empty'),
  }),
  row(questionnaires.getSentQuestionnaire, {
    answers: () => answerBoard({ sent: [SENT] }),
    open: () => openBoard(`?answers=${SENT.id}`),
    says: t('dashboardAnswers.failed'),
    instead: { NOT_FOUND: t('dashboardAnswers.gone') },
    besides: t('dashboard.first.title'),
    answer: SENT,
    shows: 'En la rodilla',
  }),
  row(questionnaires.listTemplates, {
    answers: answerSending,
    open: openTemplates,
    says: t('sendQuestionnaire.templates.failed'),
    besides: t('sendQuestionnaire.templates.ours'),
    answer: { items: [] },
    shows: t('sendQuestionnaire.templates.none'),
  }),
  row(workspace.listOwnReviews, {
    answers: answerBoard,
    open: () => openBoard('?tab=reviews'),
    says: t('dashboardReviews.failed'),
    besides: t('dashboardReviews.title'),
    answer: REVIEWS,
    shows: t('dashboardReviews.empty'),
  }),
  row(workspace.getClientSeries, {
    answers: answerCenter,
    open: openCenter,
    says: t('dashboardClients.hdc.failed'),
    instead: { NOT_FOUND: t('dashboardClients.hdc.gone') },
    besides: t('dashboardClients.hdc.noNotes'),
    answer: { items: [] },
    shows: t('dashboardClients.hdc.heartRate'),
  }),
  row(workspace.listClients, {
    answers: answerNora,
    open: openClients,
    says: t('clients.failed.list'),
    instead: { FORBIDDEN: t('workspace.denied.title') },
    besides: t('clients.title'),
    answer: NOBODY,
    shows: t('clients.empty.active'),
  }),
  row(workspace.getInvite, {
    answers: answerNora,
    open: async () => {
      openClients()
      await clients().invite.click()
    },
    says: t('clients.invite.failed'),
    instead: { NOT_FOUND: t('clients.invite.noProfile') },
    besides: t('clients.invite.text'),
    answer: { url: 'https://example.com/health?professional=1' },
    shows: t('clients.invite.save'),
  }),
  row(workspace.listClientRecords, {
    answers: answerNora,
    open: () => openClients(`?client=${NORA.id}`),
    says: t('clients.records.failed'),
    instead: { NOT_FOUND: t('clients.client.gone.title') },
    besides: t('clients.client.send'),
    answer: NOTHING,
    shows: t('healthShared.records.none'),
  }),
  row(workspace.getClientHistory, {
    answers: () => answerHistory({}),
    open: () => openClients(`?client=${NORA.id}&view=history`),
    says: t('clientHistory.failed'),
    instead: { NOT_FOUND: t('clientHistory.gone.title') },
    besides: t('clientHistory.heading', { name: NORA.name! }),
    answer: HISTORY,
    shows: t('clientHistory.readers'),
  }),
  row(workspace.listClientVersions, {
    answers: () => answerHistory({ discipline: sectionOf({ session_notes: 'Primera' }, 2) }),
    open: openVersions,
    says: t('healthShared.versions.failed'),
    besides: t('healthShared.versions.text'),
    answer: { items: [] },
    shows: t('healthShared.versions.none'),
  }),
  row(workspace.listClients, {
    place: 'the dashboard',
    answers: answerBoard,
    open: () => openBoard('?tab=clients'),
    says: t('dashboardClients.failed'),
    besides: t('dashboardClients.title'),
    answer: NOBODY,
    shows: t('dashboardClients.empty'),
  }),
  row(workspace.listClients, {
    place: 'who has not answered yet',
    when: ({ state }) => state === 'pending',
    answers: () => undefined,
    async open() {
      openClients()
      await clients().tab('pending', 0).click()
    },
    says: t('clients.failed.list'),
    answer: NOBODY,
    shows: t('clients.empty.pending'),
  }),
  row(workspace.listClients, {
    place: 'one client who is on another page',
    when: ({ client }) => client !== undefined,
    answers: () => answerRecords(['weight'], []),
    open: () => openClients(`?client=${FAR.id}`),
    says: t('clients.failed.part'),
    besides: NORA.name!,
    answer: ({ client }) => of([client ? FAR : NORA]),
    shows: t('healthShared.records.none'),
  }),
  row(workspace.listClients, {
    place: 'whom to send to',
    when: ({ client }) => client === undefined,
    answers: answerSending,
    async open() {
      const { open, addClients } = sending()
      await open()
      await addClients.click()
    },
    says: t('sendQuestionnaire.clients.failed'),
    answer: of([JULIAN]),
    shows: JULIAN.name!,
  }),
  row(workspace.listClients, {
    place: 'whom the address names to send to',
    when: ({ client }) => client !== undefined,
    answers: answerSending,
    open: () => openBoard(`?send=${JULIAN.id}`),
    says: t('sendQuestionnaire.clients.unread'),
    besides: t('sendQuestionnaire.clients.add'),
    answer: of([JULIAN]),
    shows: JULIAN.name!,
  }),
  row(workspace.getClientHistory, {
    place: 'the dashboard',
    answers: answerCenter,
    open: openCenter,
    says: t('dashboardClients.hdc.failed'),
    instead: { NOT_FOUND: t('dashboardClients.hdc.gone') },
    besides: t('dashboardClients.hdc.whole'),
    answer: HISTORY,
    shows: t('dashboardClients.hdc.noNotes'),
  }),
  row(workspace.listClientRecords, {
    place: 'the dashboard',
    answers: answerCenter,
    async open() {
      await openCenter()
      await page.getByRole('tab', { name: t('dashboardClients.hdc.records') }).click()
    },
    says: t('dashboardClients.hdc.failed'),
    instead: { NOT_FOUND: t('dashboardClients.hdc.gone') },
    answer: NOTHING,
    shows: t('dashboardClients.hdc.none'),
  }),
  row(workspace.getClientSeries, {
    place: 'a chart',
    answers() {
      answerClients({ active: [NORA] })
      answerRecords(['weight'], [['2026-11-01', { weight: 80 }]])
    },
    async open() {
      openClients(`?client=${NORA.id}`)
      await page
        .getByRole('region', { name: t('clients.records.values') })
        .getByRole('button', { name: t('health.measure.weight'), exact: false })
        .click()
    },
    says: t('healthChart.failed'),
    // It is not shared any more: the chart closes.
    instead: { NOT_FOUND: t('clients.records.note') },
    besides: t('clients.records.note'),
    answer: { items: [] },
    shows: t('healthChart.how.title'),
  }),
  row(workspace.listClientVersions, {
    place: 'the course of a pain',
    answers: () => answerHistory({ discipline: sectionOf({ pain_level: 4 }, 2) }),
    async open() {
      await editor().open()
      await page
        .getByText(new RegExp(`^${t('clientHistory.course.title')}`))
        .first()
        .click()
    },
    says: t('clientHistory.course.failed'),
    answer: { items: [] },
    shows: t('clientHistory.course.none'),
  }),
]
