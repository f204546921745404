import { expect, test } from './support/test.ts'
import { timerOn } from './support/timer.ts'

test('a start that is tapped twice in haste starts, and asks nothing', async ({ page }) => {
  const { open, start, stage, question } = timerOn(page, 'es')
  await open('mode=countdown&seconds=300')
  await start.dblclick()
  await expect(stage).toHaveAttribute('data-status', 'preparing')
  await expect(question).toHaveCount(0)
})

test('a round that is tapped twice in haste is one round', async ({ page }) => {
  const { t, open, begin, button, stage } = timerOn(page, 'es')
  await open('mode=amrap&seconds=300')
  await begin()
  await button(t('timers.stage.roundDone')).dblclick()
  await expect(stage).toContainText(t('timers.stage.rounds', { count: 1 }))
})

test('a rest that is tapped twice in haste rests, and is not paused', async ({ page }) => {
  const { t, open, start, button, stage } = timerOn(page, 'es', 'strength-timer')
  await open()
  await start.click()
  await button(t('timers.stage.rest')).dblclick()
  await expect(stage).toHaveAttribute('data-phase', 'rest')
  await expect(stage).toHaveAttribute('data-status', 'running')
})

test('an answer that is tapped twice in haste answers once', async ({ page }) => {
  const { t, open, begin, press, question, stage } = timerOn(page, 'es')
  await open('mode=countdown&seconds=300')
  await begin()
  await press(t('timers.stage.pause'))
  await question.getByRole('button', { name: t('timers.confirm.pause'), exact: true }).dblclick()
  await expect(stage).toHaveAttribute('data-status', 'paused')
})

test('an Enter that is held down starts, and asks nothing', async ({ page }) => {
  const { open, start, stage, question } = timerOn(page, 'es')
  await open('mode=countdown&seconds=300')
  await start.focus()
  for (let times = 0; times < 4; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(stage).toHaveAttribute('data-status', 'preparing')
  await expect(question).toHaveCount(0)
})
