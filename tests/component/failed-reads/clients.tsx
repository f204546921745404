import { page } from 'vitest/browser'
import * as workspace from '#lib/workspace/calls.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { clients } from '../workspace/clients-screen.ts'
import { answerHistory, editor, sectionOf } from '../workspace/editor.ts'
import { answerRecords } from '../workspace/shared.ts'
import { answerClients, clientOf, openClients } from '../workspace/support.tsx'
import { answerNora, HISTORY, NOBODY, NORA, NOTHING, of } from './of-nora.ts'
import { row, type Row } from './row.ts'

const t = textsOf('es')
const FAR = clientOf({ number: 40, name: 'Iker Ruiz' })

async function openVersions() {
  await editor().open()
  await page.getByRole('button', { name: t('clientHistory.versions.all') }).click()
}

/** "Mis Clientes". */
export const CLIENTS: readonly Row[] = [
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
]
