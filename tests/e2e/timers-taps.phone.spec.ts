import { expect, test } from './support/test.ts'
import { timerOn } from './support/timer.ts'

test('a double tap on start starts once and asks nothing', async ({ page }) => {
  const { open, start, stage, question } = timerOn(page, 'es')
  await open('mode=countdown&seconds=300')
  await start.dblclick()
  await expect(stage).toHaveAttribute('data-status', 'preparing')
  await expect(question).toHaveCount(0)
})

test('a double tap on a round counts one round', async ({ page }) => {
  const { t, open, begin, button, stage } = timerOn(page, 'es')
  await open('mode=amrap&seconds=300')
  await begin()
  await button(t('timers.stage.roundDone')).dblclick()
  await expect(stage).toContainText(t('timers.stage.rounds', { count: 1 }))
})

test('a double tap on rest rests without pausing', async ({ page }) => {
  const { t, open, start, button, stage } = timerOn(page, 'es', 'strength-timer')
  await open()
  await start.click()
  await button(t('timers.stage.rest')).dblclick()
  await expect(stage).toHaveAttribute('data-phase', 'rest')
  await expect(stage).toHaveAttribute('data-status', 'running')
})

test('a double tap on a confirmation confirms once', async ({ page }) => {
  const { t, open, begin, press, question, stage } = timerOn(page, 'es')
  await open('mode=countdown&seconds=300')
  await begin()
  await press(t('timers.stage.pause'))
  await question.getByRole('button', { name: t('timers.confirm.pause'), exact: true }).dblclick()
  await expect(stage).toHaveAttribute('data-status', 'paused')
})

test('holding Enter starts once and asks nothing', async ({ page }) => {
  const { open, start, stage, question } = timerOn(page, 'es')
  await open('mode=countdown&seconds=300')
  await start.focus()
  for (let times = 0; times < 4; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(stage).toHaveAttribute('data-status', 'preparing')
  await expect(question).toHaveCount(0)
})
