import { page } from 'vitest/browser'
import { demoOf } from '#islands/health/demo/people.ts'
import * as health from '#lib/health/calls.ts'
import { NO_BASICS } from '#lib/health/history.ts'
import { INITIAL_SETTINGS } from '#lib/health/settings.ts'
import { QuestionnaireId, UserId } from '#lib/ids.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { answerCentre } from '../health/live.ts'
import { openHealth, t } from '../health/support.tsx'
import { row, type Row } from './row.ts'

/** The people of the demonstration: what they share and were asked has the same ids in each. */
const { authorizations, questionnaires: asked } = demoOf('nora', 'es')
const SHARED = authorizations.find(({ state }) => state === 'active')!
const QUESTIONNAIRE = asked[0]!
/** On no page of the list, so that it is read alone. */
const ELSEWHERE = {
  ...QUESTIONNAIRE,
  id: QuestionnaireId.parse('00000000-0000-4000-8000-000000000099'),
}

const HISTORY = {
  ...NO_BASICS,
  fullName: 'Eva Prueba',
  birthDate: null,
  age: null,
  gender: null,
  weight: null,
  height: null,
  bmi: null,
  version: 0,
  updatedAt: null,
  trainerHistory: null,
  nutritionistHistory: null,
  physiotherapistHistory: null,
  professionalNotes: null,
}

const answers = () => void answerCentre()
const open = (query = '') => openHealth(query, { signedIn: true })
const lens = { answers, open: () => open(`?tab=authorizations&lens=${SHARED.id}`) }

/** Opens a tab, and presses a button in it. */
const openBy = async (query: string, name: string) => {
  open(query)
  await page.getByRole('button', { name }).click()
}

/** "Mi Centro de Salud" of who is signed in. */
export const HEALTH: readonly Row[] = [
  row(health.getOverview, {
    answers,
    open,
    asVisitor: true,
    says: t('health.failed.title'),
    answer: {
      consent: { version: '1', givenAt: '2026-01-02T08:00:00.000Z', isCurrent: true },
      person: {
        userId: UserId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11'),
        name: 'Eva Prueba',
        birthDate: null,
        gender: null,
      },
      settings: INITIAL_SETTINGS,
      records: 0,
      measures: [],
    },
    shows: t('health.overview.none.title'),
  }),
  row(health.getSeries, {
    answers,
    open: () => open('?chart=weight'),
    says: t('healthChart.failed'),
    besides: t('health.overview.values'),
    answer: { items: [] },
    shows: t('healthChart.summary.none', { within: t('healthChart.within.6m') }),
  }),
  row(health.getHistory, {
    answers,
    open: () => open('?tab=professional-history'),
    says: t('healthHistory.failed'),
    besides: t('health.tabs.overview'),
    answer: HISTORY,
    shows: t('healthHistory.none.title'),
  }),
  row(health.listHistoryVersions, {
    answers,
    open: () => openBy('?tab=profile', t('healthProfile.versions')),
    says: t('healthProfile.history.failed'),
    besides: t('healthProfile.title'),
    answer: { items: [] },
    shows: t('healthProfile.history.none'),
  }),
  row(health.listRecords, {
    answers,
    open: () => open('?tab=records'),
    says: t('healthRecords.failed'),
    besides: t('healthRecords.csv'),
    answer: { items: [], next: null },
    shows: t('healthRecords.none.title'),
  }),
  row(questionnaires.listQuestionnaires, {
    answers,
    open,
    asVisitor: true,
    says: t('health.questionnaire.failed'),
    besides: t('health.overview.values'),
    answer: { items: [QUESTIONNAIRE], total: 1, answered: 0, page: 1, pageSize: 20 },
    shows: QUESTIONNAIRE.title,
  }),
  row(questionnaires.getQuestionnaire, {
    answers,
    open: () => open(`?questionnaire=${ELSEWHERE.id}`),
    says: t('healthQuestions.failed'),
    besides: t('healthQuestions.all'),
    instead: { NOT_FOUND: t('healthQuestions.gone.title') },
    answer: ELSEWHERE,
    shows: ELSEWHERE.title,
  }),
  row(sharing.listAuthorizations, {
    answers,
    open,
    asVisitor: true,
    says: t('health.failed.part'),
    besides: t('health.overview.values'),
    answer: { items: [] },
    shows: t('health.sharing.nobody'),
  }),
  row(sharing.findProfessionals, {
    answers,
    open: () => open(`?tab=authorizations&professional=${SHARED.professional.professionalId}`),
    says: t('healthSharing.add.failed'),
    saysOf: {
      FORBIDDEN: t('island.failure.denied'),
      NOT_FOUND: t('island.failure.gone'),
      RATE_LIMITED: t('island.failure.limited', { count: 1 }),
      UNAVAILABLE: t('island.failure.unavailable'),
    },
    besides: t('healthSharing.add.who'),
    answer: { items: [] },
    shows: t('healthSharing.linked.none'),
  }),
  row(sharing.listOwnReceipts, {
    answers,
    open: () => openBy('?tab=authorizations', t('healthSharing.receipts.open')),
    says: t('healthSharing.receipts.failed'),
    besides: t('healthSharing.add.who'),
    answer: { items: [] },
    shows: t('healthSharing.receipts.none'),
  }),
  row(sharing.previewShare, {
    ...lens,
    says: t('healthSharing.lens.failed', { name: 'Leire' }),
    besides: t('healthSharing.log.note'),
    answer: { shown: [], items: [], next: null },
    shows: t('healthShared.records.none'),
  }),
  row(sharing.listAccess, {
    ...lens,
    says: t('healthSharing.log.failed'),
    besides: t('healthSharing.log.note'),
    answer: { items: [], next: null },
    shows: t('health.sharing.neverRead'),
  }),
  row(sharing.listReceipts, {
    ...lens,
    says: t('healthSharing.receipts.failed'),
    besides: t('healthSharing.log.note'),
    answer: { items: [] },
    shows: t('healthSharing.receipts.none'),
  }),
  row(health.getHistory, {
    place: 'the profile',
    answers,
    open: () => open('?tab=profile'),
    says: t('healthProfile.failed'),
    besides: t('health.tabs.overview'),
    answer: HISTORY,
    shows: t('healthProfile.title'),
  }),
  row(sharing.listAuthorizations, {
    place: 'the shares',
    answers,
    open: () => open('?tab=authorizations'),
    asVisitor: true,
    says: t('healthSharing.failed'),
    besides: t('health.tabs.overview'),
    answer: { items: [] },
    shows: t('healthSharing.none.title'),
  }),
  row(questionnaires.listQuestionnaires, {
    place: 'all questionnaires',
    answers,
    open: () => open('?questionnaire=all'),
    asVisitor: true,
    says: t('healthQuestions.failed'),
    answer: { items: [QUESTIONNAIRE], total: 1, answered: 0, page: 1, pageSize: 20 },
    shows: QUESTIONNAIRE.title,
  }),
]
