import { page } from 'vitest/browser'
import * as workspace from '#lib/workspace/calls.ts'
import * as questionnaires from '#lib/workspace/questionnaires-calls.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer } from '../support/api.ts'
import { answerBoard, EVA, openBoard, sentOf } from '../workspace/board.tsx'
import { answerSending, JULIAN, sending } from '../workspace/sending.ts'
import { answerNora, HISTORY, NOBODY, NORA, NOTHING, of } from './of-nora.ts'
import { row, type Row } from './row.ts'

const t = textsOf('es')
const SENT = sentOf({ number: 300, responses: { q0: 'En la rodilla' } })
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

async function openTemplates() {
  const { open, templates } = sending()
  await open()
  await templates.click()
}

/** The dashboard. */
export const DASHBOARD: readonly Row[] = [
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
    answer: {
      ...{ items: [], total: 0, page: 1, pageSize: 24 },
      counts: { pending: 0, completed: 0, reviewed: 0, withdrawn: 0 },
    },
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
    place: 'the dashboard',
    answers: answerBoard,
    open: () => openBoard('?tab=clients'),
    says: t('dashboardClients.failed'),
    besides: t('dashboardClients.title'),
    answer: NOBODY,
    shows: t('dashboardClients.empty'),
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
]
