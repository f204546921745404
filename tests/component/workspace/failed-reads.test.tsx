import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectRecords } from '#lib/sharing/project.ts'
import { everyFlag } from '#lib/health/flags.ts'
import { recordOf } from '#islands/health/demo/records.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { answer, ok, refused } from '../support/api.ts'
import { answerBoard, contactOf, EVA, openBoard, sentOf } from './board.tsx'
import { clients } from './clients-screen.ts'
import { answerHistory, editor } from './editor.ts'
import { answerRecords } from './shared.ts'
import { answerClients, clientOf, counted, gone, openClients, say, shown, t } from './support.tsx'

/** What stays of a screen whose data was there when another read fails. */

const NORA = clientOf()
const retry = page.getByRole('button', { name: 'Reintentar' })
const listFailed = page.getByText(t('clients.failed.list'))
const beside = page.getByRole('navigation', { name: t('clients.client.aside') })

test('a name that cannot be looked for leaves the rest of the list', async () => {
  const [both, found] = [[NORA, clientOf({ number: 2, name: 'Iker Ruiz' })], [NORA]]
  answerClients({ active: both })
  const { search, names, tab } = clients()
  openClients()
  await counted(names, 2)
  answer(workspace.listClients, () => refused('INTERNAL'))
  await search.fill('nora')
  await shown(listFailed)
  await expect.element(search).toHaveFocus()
  await shown(tab('active', 2))
  answerClients({ active: found })
  await retry.click()
  await say(names, ['Nora Salas'])
})

test('beside a client too: what is typed stays, and their history is not read again', async () => {
  const { reads } = answerHistory({})
  const { open, field } = editor()
  await open()
  await field('session_notes').fill('Hoy mejor')
  answer(workspace.listClients, () => refused('INTERNAL'))
  await beside.getByRole('searchbox').fill('iker')
  await shown(listFailed)
  answerClients({ active: [NORA] })
  await retry.click()
  await shown(page.getByText(t('clients.client.none')))
  await expect.element(field('session_notes')).toHaveValue('Hoy mejor')
  expect(reads()).toHaveLength(1)
})

test('beside a list that failed a client opens by their own read', async () => {
  answerClients({ active: [NORA] })
  answerRecords(['weight'], [])
  openClients(`?client=${NORA.id}`)
  await shown(page.getByText(t('healthShared.records.none'), { exact: false }))
  const one = {
    ...{ items: [NORA], total: 1, page: 1, pageSize: 24 },
    counts: { active: 1, pending: 0 },
  }
  answer(workspace.listClients, ({ query }) => (query['client'] ? ok(one) : refused('INTERNAL')))
  await beside.getByRole('searchbox').fill('iker')
  await shown(listFailed)
  await shown(page.getByRole('heading', { level: 1, name: 'Nora Salas' }))
})

test('older records that cannot be read leave the values, and the way back', async () => {
  answerClients({ active: [NORA] })
  answerRecords(['weight'], [])
  const records = [3, 2, 1].map((day) => recordOf(`2026-11-0${day}`, { weight: 80 + day }))
  const { shown: flags, items } = projectRecords(records, { ...everyFlag(false), weight: true })
  const first = { shown: flags, items: items.slice(0, 2), next: 'older' }
  const older = { shown: flags, items: items.slice(2), next: null }
  let isDown = true
  const asked = answer(workspace.listClientRecords, ({ query }) => {
    if (!query['after']) return ok(first)
    return isDown ? refused('INTERNAL') : ok(older)
  })
  openClients(`?client=${NORA.id}`)
  await page.getByRole('button', { name: t('healthShared.records.older') }).click()
  await shown(page.getByText(t('clients.records.failed')))
  await shown(page.getByRole('region', { name: t('clients.records.values') }))
  await shown(page.getByRole('button', { name: t('healthShared.records.newer') }))
  isDown = false
  await retry.click()
  await shown(page.getByRole('table'))
  await gone(retry)
  // Each is an entry in the log of the client: the first page was not read again.
  expect(asked()).toHaveLength(3)
})

test('what waits is called out of date when it could not be read again', async () => {
  answerBoard({ received: [contactOf()], sent: [sentOf({ number: 5 })] })
  openBoard()
  const withdraw = page.getByRole('button', {
    name: new RegExp(t('dashboardQuestionnaires.withdraw')),
  })
  await shown(withdraw.first())
  answer(workspace.getAttention, () => refused('INTERNAL'))
  await withdraw.first().click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('dashboardQuestionnaires.ask.withdraw.confirm') })
    .click()
  await shown(page.getByText(t('dashboard.first.stale')))
  answer(workspace.getAttention, { professional: EVA, items: [], more: 0 })
  await retry.click()
  await shown(page.getByText(t('dashboard.first.empty'), { exact: false }))
  await gone(retry)
})
