import { toolPath } from '#lib/tools/tools.ts'
import { calculatorOn, chosenUnit } from './support/calculators.ts'
import { islandsAlive } from './support/island.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { timerOn } from './support/timer.ts'

const SECOND = 1_000

const t = textsOf('es')

test('saved results and units are there after a reload, and on the tools page', async ({
  page,
}) => {
  const { open, field, unit, save, kept } = calculatorOn(page, 'bmi', 'es')
  await open('#height=165&weight=68')
  await save.click()
  await unit('lb').click()
  await open()
  await field('height').focus()
  await islandsAlive(page)
  await expect(chosenUnit(page, 'lb')).toBeChecked()
  await expect(chosenUnit(page, 'cm')).toBeChecked()
  await open('#height=165&weight=68')
  await page.reload()
  await kept.locator('summary').click()
  await expect(kept).toContainText('25,0')

  await kept.getByRole('link', { name: t('calculators.save.all') }).click()
  const list = page.getByRole('region', { name: t('savedResults.title') })
  await expect(list).toBeInViewport()
  await expect(list.getByRole('listitem')).toContainText('Tu IMC es 25,0')
  await list.getByRole('button', { name: t('savedResults.deleteAll') }).click()
  await list.getByRole('button', { name: t('savedResults.deleteAll') }).click()
  await expect(page.getByText(t('savedResults.allDeleted'))).toBeVisible()
  await page.reload()
  await expect(list).toHaveCount(0)
})

test('settings and history of a timer are there after a reload, until they are cleared', async ({
  page,
}) => {
  const { open, begin, press, phase, form, field } = timerOn(page, 'es')
  const history = page.locator('details').filter({ hasText: t('timers.keep.history.title') })
  await open('mode=countdown&seconds=65')
  await begin()
  await page.clock.fastForward(66 * SECOND)
  await expect(phase).toHaveText(t('timers.phase.finished'))
  await press(t('island.close'))
  await page.goto(toolPath('timer'))
  await expect(form.getByRole('radio', { name: 'Cuenta atrás' })).toBeChecked()
  await expect(field('Segundos')).toHaveValue('5')
  await history.locator('summary').click()
  await expect(history).toContainText(t('timers.keep.history.days', { count: 1 }))
  await history.getByRole('button', { name: t('timers.keep.history.clear') }).click()
  await history.getByRole('button', { name: t('timers.keep.history.clearAll') }).click()
  await expect(history.getByText(t('timers.keep.history.empty'))).toBeVisible()
  await page.reload()
  await history.locator('summary').click()
  await expect(history.getByText(t('timers.keep.history.empty'))).toBeVisible()
})

test('a run can be resumed after a reload', async ({ page }) => {
  const { open, begin, phase, stage } = timerOn(page, 'es')
  await open('mode=tabata')
  await begin()
  await page.clock.runFor(5 * SECOND)
  let asked = 0
  page.on('dialog', (dialog) => {
    asked++
    void dialog.accept()
  })
  await page.reload()
  await islandsAlive(page)
  expect(asked).toBe(1)
  await expect(stage).toHaveCount(0)
  await page.getByRole('button', { name: 'Seguir con él' }).click()
  await expect(phase).toHaveText('Trabajo')
  await page.clock.fastForward(20 * SECOND)
  await expect(phase).toHaveText('Descanso')
})

test('a panel that fails to load reports it and is retried when reopened', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.goto(`${toolPath('timer')}#mode=tabata`)
  await expect(page.locator('[value="tabata"]')).toBeChecked()
  const everyScript = /\.js$/
  await page.route(everyScript, (route) => route.abort())
  const share = page.locator('details').filter({ hasText: t('timers.keep.share.title') })
  await share.locator('summary').click()
  await expect(share.getByRole('alert')).toHaveText(t('timers.keep.failed'))
  await page.unroute(everyScript)
  await share.locator('summary').click()
  await share.locator('summary').click()
  await expect(share.getByLabel(t('timers.keep.share.link'))).toBeVisible()
})

test('sounds exist and play, from this site only', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(toolPath('breathing'))
  const sound = page.waitForResponse(/\/sounds\/inhale\.mp3$/)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('breathing.start') })
    .click()
  const response = await sound
  expect([200, 206]).toContain(response.status())
  expect(response.headers()['content-type']).toContain('audio/mpeg')
  expect(asked.filter((url) => /\/sounds\//.test(url)).length).toBeGreaterThan(0)
  expect(asked.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('blob:'))).toEqual([])
})
