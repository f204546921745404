import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordOf } from '#islands/health/demo/records.ts'
import { demoTransport } from '#islands/health/demo/transport.ts'
import type { Result } from '#client/data/request.ts'
import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { ImportId } from '#lib/ids.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, held, ok, refused, type Asked } from '../support/api.ts'
import { answerCentre } from './live.ts'
import { gone, openHealth, shown, t, toast } from './support.tsx'

/** What becomes of an import that cannot begin, that breaks off, and that its person turns away from. */

type Part = healthSchemas.ImportRequest

const PART = healthSchemas.IMPORT_PART_MAX
/** Three parts, of which the last is a short one. */
const ROWS = 2 * PART + 40
const dayOf = (n: number) => new Date(Date.UTC(1960, 0, 1 + n)).toISOString().slice(0, 10)
const FILE = ['Fecha,Peso', ...Array.from({ length: ROWS }, (_, n) => `${dayOf(n)},70.5`)].join(
  '\n',
)

let state: ReturnType<typeof answerCentre>
let asked: () => Asked[]
type Answer = (
  asked: Asked,
) => Result<healthSchemas.ImportResult> | Promise<Result<healthSchemas.ImportResult>>
/** What answers the next parts of a mode; null is the centre itself, which also answers those that follow. */
let next: Record<Part['mode'], (Answer | null)[]>
const sent = (mode: Part['mode']) =>
  asked()
    .map(({ body }) => body as Part)
    .filter((part) => part.mode === mode)

beforeEach(() => {
  state = answerCentre()
  state.records = []
  next = { check: [], import: [] }
  const centre = demoTransport(state, () => undefined)
  asked = answer(health.importRecords, (part) => {
    const { mode } = part.body as Part
    return next[mode].shift()?.(part) ?? centre(health.importRecords, { body: part.body })
  })
})

const button = (name: string) => page.getByRole('button', { name })
const title = (step: 'match' | 'review' | 'stopped' | 'done') =>
  page.getByRole('heading', { name: new RegExp(`^${t(`healthData.import.${step}.title`)}`) })
const [back, cancel] = [button(t('healthData.import.back')), button(t('island.cancel'))]
const save = button(`Importar ${ROWS} registros`)
const goOn = button(t('healthData.import.stopped.goOn'))
const undo = button(t('healthData.import.done.undo'))

/** Chooses the file, and goes on to what would be written. */
async function review() {
  openHealth('?tab=records&open=import', { signedIn: true })
  await page
    .getByLabelText(t('healthData.import.choose.file'), { exact: false })
    .upload(new File([FILE], 'salud.csv', { type: 'text/csv' }))
  await button(t('healthData.import.match.next')).click()
}
const tooMany = () => refused('INVALID_INPUT', { rows: 'too_many' })
const lost = () => refused('UNAVAILABLE')
const noRoom = page.getByText(t('healthData.import.stopped.too_many', { max: '50.000' }))

test('what has no room is said before anything is written, and checked again when asked', async () => {
  next.check = [tooMany]
  await review()
  await shown(noRoom)
  await expect.element(save).toBeDisabled()
  expect(sent('import')).toEqual([])
  await expectAccessible('a refused check')
  await button(t('island.retry')).click()
  await shown(page.getByText(`${ROWS} registros nuevos`))
  await gone(noRoom)
  await expect.element(save).toBeEnabled()
})

test('an import that breaks off is gone on with, and stays one', async () => {
  next.import = [null, lost]
  await review()
  await save.click()
  await expect.element(title('stopped')).toHaveFocus()
  await shown(page.getByText(`Se han guardado ${PART} registros.`))
  expect(state.records).toHaveLength(PART)
  await expectAccessible('an import that broke off')
  await goOn.click()
  await expect.element(title('done')).toHaveFocus()
  await shown(page.getByText(`Se han importado ${ROWS} registros.`))
  const [importId] = state.imports.keys()
  expect(sent('import').map((part) => [part.importId, part.rows.length])).toEqual([
    [undefined, PART],
    [importId, PART],
    [importId, PART],
    [importId, 40],
  ])
  await undo.click()
  await shown(page.getByText(`Deshecho: se han quitado ${ROWS} registros.`))
})

test('an import that cannot be finished says why, and what was saved of it is undone', async () => {
  next.import = [null, tooMany]
  await review()
  await save.click()
  await shown(noRoom)
  await gone(goOn)
  await undo.click()
  await shown(page.getByText(`Deshecho: se han quitado ${PART} registros.`))
  await gone(noRoom)
  expect(state.records).toEqual([])
})

test('a first part that is refused leaves everything as it was', async () => {
  next.import = [tooMany]
  await review()
  await save.click()
  await shown(noRoom)
  await expect.element(title('review')).toBeVisible()
  await expect.element(back).not.toHaveAttribute('aria-disabled')
  await gone(undo)
})

test('what is read in another way is imported from its first row on', async () => {
  state.records = Array.from({ length: PART }, (_, n) => recordOf(dayOf(n), { weight: 70.5 }))
  next.import = [null, lost]
  await review()
  await button(`Importar ${ROWS - PART} registros`).click()
  await shown(page.getByText(t('healthData.import.stopped.failed')))
  await back.click()
  await page
    .getByLabelText(t('healthData.import.match.unit', { name: 'Peso' }), { exact: false })
    .selectOptions('lb')
  await button(t('healthData.import.match.next')).click()
  await gone(page.getByText(t('healthData.import.stopped.failed')))
  await save.click()
  await shown(page.getByText(`Se han importado ${ROWS} registros.`))
})

test('as long as rows are written nothing leads away unasked', async () => {
  const part = held<healthSchemas.ImportResult>()
  next.import = [part.answer]
  await review()
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await save.click()
  await expect.element(back).toHaveAttribute('aria-disabled', 'true')
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
  expect(leave()).toBe(false)
  part.release(lost())
  await expect.element(back).not.toHaveAttribute('aria-disabled')
  await expect.element(cancel).not.toHaveAttribute('aria-disabled')
  expect(leave()).toBe(true)
})

test.each([
  ['breaks off', true, `La importación se ha interrumpido. Se han guardado ${PART} registros.`],
  ['is whole', false, `Se han importado ${ROWS} registros.`],
])('an import that %s while its person is elsewhere says so there', async (_, breaks, told) => {
  const part = held<healthSchemas.ImportResult>()
  next.import = [null, part.answer]
  await review()
  await save.click()
  await expect.poll(() => state.records.length).toBe(PART)
  await page.getByRole('tab', { name: t('health.tabs.data'), exact: false }).click()
  await gone(save)
  const importId = ImportId.parse([...state.imports.keys()][0])
  part.release(breaks ? lost() : ok({ importId, duplicates: [], added: PART }))
  await shown(toast(told))
})

test('the consent is asked for before a row leaves the page', async () => {
  const overview = await consentless()
  answer(health.getOverview, () => ok(overview))
  await review()
  await button('Ahora no').click()
  await expect.element(title('match')).toBeVisible()
  expect(asked()).toEqual([])
})

test('a consent that was withdrawn elsewhere is asked for again', async () => {
  await review()
  await shown(page.getByText(`${ROWS} registros nuevos`))
  const overview = await consentless()
  const read = answer(health.getOverview, () => ok(overview))
  const before = read().length
  next.import = [() => refused('CONSENT_REQUIRED')]
  const consent = page.getByRole('dialog', { name: t('healthConsent.title') })
  await save.click()
  await shown(consent)
  await button('Ahora no').click()
  await shown(page.getByText(t('healthData.import.stopped.consent')))
  await expect.poll(() => read().length).toBeGreaterThan(before)
  await save.click()
  await shown(consent)
})

/** What the centre knows of someone who has not agreed that health data is kept. */
async function consentless(): Promise<healthSchemas.Overview> {
  const result = await demoTransport(state, () => undefined)(health.getOverview, {})
  if (!result.ok) throw new Error('the demonstration has an overview')
  return { ...result.data, consent: null }
}
