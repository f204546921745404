import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SavedResults } from '#islands/calculators/saved-results.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { departedTo } from '../support/departures.ts'
import { leavePage, mount } from '../support/mount.tsx'
import { fillStorage } from './support/browser.ts'
import { openCalculator } from './support/calculators.tsx'

const t = textsOf('es')
const OVERWEIGHT = '#height=165&weight=68'

/** Saves a result on the page of the BMI, and opens the list of those saved there. */
async function saveOne() {
  const opened = openCalculator('bmi', 'es', OVERWEIGHT)
  await opened.save.click()
  await opened.kept.css('summary').click()
  return { ...opened, remove: opened.kept.getByRole('button') }
}

test('a result is saved in the browser, listed, and deleted', async () => {
  const { actions, save, kept } = openCalculator('bmi', 'es', OVERWEIGHT)
  await expect.element(save).toBeVisible()
  expect(kept.elements()).toHaveLength(0)
  await save.click()
  await expect.element(actions).toMatchTextContent(t('calculators.save.done'))
  await expect.element(kept).toMatchTextContent(t('calculators.save.kept', { count: 1 }))
  leavePage()
  const later = openCalculator('bmi', 'es', OVERWEIGHT)
  await later.kept.css('summary').click()
  await expect.element(later.kept).toMatchTextContent('25,0')
  await later.kept.getByRole('button').click()
  await expect.poll(() => later.kept.elements()).toHaveLength(0)
  const said = later.actions.getByRole('status').filter({ hasText: t('calculators.save.deleted') })
  await expect.element(said).toBeVisible()
})

test('a result that could not be stored is not called saved', async () => {
  fillStorage()
  const { actions, save, kept } = openCalculator('bmi', 'es', OVERWEIGHT)
  await save.click()
  await expect.element(actions.getByText(t('calculators.save.failed'))).toBeVisible()
  expect(actions.getByText(t('calculators.save.done')).elements()).toHaveLength(0)
  expect(kept.elements()).toHaveLength(0)
})

test('deleting a saved result can be undone, and the focus stays next to it', async () => {
  const { actions, kept, remove } = await saveOne()
  const undo = actions.getByRole('button', { name: t('calculators.save.undo') })
  await press(remove, '{Enter}')
  await expect.poll(() => kept.elements()).toHaveLength(0)
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(kept).toMatchTextContent(t('calculators.save.kept', { count: 1 }))
  await expect.element(actions.getByText(t('calculators.save.restored'))).toBeVisible()
  expect(undo.elements()).toHaveLength(0)
})

test('a saved result that cannot be deleted stays, and the failure is reported', async () => {
  const { actions, remove } = await saveOne()
  fillStorage()
  await press(remove, '{Enter}')
  await expect.element(actions.getByText(t('calculators.save.failed'))).toBeVisible()
  expect(remove.elements()).toHaveLength(1)
})

test('a result that was saved in the other language says so', async () => {
  await saveOne()
  leavePage()
  const { kept } = openCalculator('bmi', 'en', OVERWEIGHT)
  await kept.css('summary').click()
  await expect.element(kept.css('[lang=es]')).toMatchTextContent('Tu IMC es 25,0')
})

test('a list of all results leads from each tool, and deletes each or all', async () => {
  await saveOne()
  leavePage()
  const waist = openCalculator('waist-to-height', 'es', '#height=170&waist=85')
  await waist.save.click()
  await waist.kept.css('summary').click()
  await waist.kept.getByRole('link', { name: t('calculators.save.all') }).click()
  expect(departedTo()).toEqual(['/tools#saved'])
  leavePage()

  mount(<SavedResults locale="es" texts={TEXTS.es} names={{ bmi: 'Índice' }} />, { at: '/tools' })
  const list = page.getByRole('region', { name: t('savedResults.title') })
  const rows = list.getByRole('listitem')
  const all = list.getByRole('button', { name: t('savedResults.deleteAll') })
  await expect.poll(() => rows.elements()).toHaveLength(2)
  await expect.element(rows.first()).toMatchTextContent('0,50')
  await expect.element(rows.last()).toMatchTextContent('Índice')
  await expect.element(rows.last()).toMatchTextContent('Tu IMC es 25,0')
  expect(rows.last().css('[lang]').elements()).toHaveLength(0)
  await expectAccessible('the list of saved results')
  await rows.first().getByRole('button').click()
  await expect.poll(() => rows.elements()).toHaveLength(1)
  await expect.element(page.getByText(t('savedResults.deleted'))).toBeVisible()
  const undo = page.getByRole('button', { name: t('savedResults.undo') })
  await expect.element(undo).toHaveFocus()
  await undo.click()
  await expect.poll(() => rows.elements()).toHaveLength(2)
  await expect.element(page.getByText(t('savedResults.restored'))).toBeVisible()
  await rows.first().getByRole('button').click()

  await all.click()
  await list.getByRole('button', { name: t('island.cancel') }).click()
  await expect.element(all).toHaveFocus()
  await all.click()
  await all.click()
  await expect.poll(() => list.elements()).toHaveLength(0)
  await expect.element(page.getByText(t('savedResults.allDeleted'))).toBeVisible()
  expect(localStorage.getItem('saved-results')).toBeNull()
})
