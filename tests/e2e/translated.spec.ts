import { PATHS } from '#lib/site/routes.ts'
import { translate } from '#tests/support/translate.ts'
import { finderOn } from './support/finder.ts'
import { recordsOn } from './support/health.ts'
import { islandsAlive } from './support/island.ts'
import { listOn } from './support/list.ts'
import { enterAs } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { timerOn } from './support/timer.ts'

// A browser's translator replaces every text of a page, before its islands are alive and ever after: what is to be done there
// can still be done. Parts by themselves: component/client/translated.test.tsx.

const t = textsOf('es')

test.beforeEach(async ({ page, problems }) => {
  // React finds other texts than its own, and draws the island again.
  problems.allow(/hydrat|#418|#423|#425/i)
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translate.toString()})(document.body))`,
  )
})

test('a list is filtered, and shows all again', async ({ page }) => {
  const list = listOn(page, 'trainer', 'es')
  await list.open()
  await islandsAlive(page)
  await list.filter('goal').selectOption('weight_loss')
  await expect(list.chips).toHaveCount(1)
  await expect(list.names.first()).toBeVisible()
  await list.chips.click()
  await expect(list.chips).toHaveCount(0)
  await expect(list.names.first()).toBeVisible()
})

test('the finder of the home page leads to its list', async ({ page }) => {
  const finder = finderOn(page, 'es')
  await finder.openAlive()
  await finder.chooseProfession('nutritionist')
  await finder.chooseModality('nutritionist', 'online')
  await finder.search.click()
  await expect(page).toHaveURL(/\/nutritionists\?.*type=online/)
})

test('a workout runs, pauses and goes on', async ({ page }) => {
  const timer = timerOn(page, 'es')
  await timer.open('mode=tabata&work=20&rest=10&rounds=3')
  await timer.begin()
  await page.clock.runFor(5_000)
  await timer.press(t('timers.stage.pause'))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pausar' }).click()
  await expect(timer.phase).toHaveText(t('timers.phase.paused'))
  await timer.press(t('timers.stage.resume'))
  await page.clock.runFor(16_000)
  await expect(timer.phase).toHaveText(t('timers.phase.rest'))
})

test('a record of the health centre is changed', async ({ page }) => {
  const { open, edit, dialog, showTests } = recordsOn(page)
  await open()
  await showTests()
  await edit.first().press('Enter')
  await dialog.getByLabel(t('health.measure.fastingGlucose')).fill('91')
  await dialog.getByRole('button', { name: t('health.save') }).click()
  await expect(dialog).toHaveCount(0)
})

test('an admin opens areas, and a row', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL!, 'admin')
  await page.goto(PATHS.admin)
  await page.getByRole('link', { name: t('admin.area.users') }).click()
  await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: t('adminUsers.detail.label') })).toBeVisible()
  await page.getByRole('link', { name: t('admin.area.professionals') }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})
