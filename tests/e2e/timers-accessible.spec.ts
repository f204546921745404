import { expectAccessible } from './support/accessible.ts'
import { test } from './support/test.ts'
import { timerOn } from './support/timer.ts'

const SECOND = 1_000

// The clock runs, since axe needs it; hence long phases, and jumps to the end.
test('the general timer is accessible in every state', async ({ page }) => {
  test.slow()
  const { open, mode, begin, start, press, answer, field } = timerOn(page, 'es')
  await open('mode=tabata&work=300&rest=300&cycles=2')
  await page.clock.resume()
  await mode('Intervalos')
  await field('Rondas').fill('0')
  await start.click()
  await expectAccessible(page, 'settings with a wrong field')
  await mode('Tabata')
  await start.click()
  await expectAccessible(page, 'preparing')
  await press('Saltar')
  await page.clock.fastForward(150 * SECOND)
  await expectAccessible(page, 'work')
  await page.clock.fastForward(250 * SECOND)
  await expectAccessible(page, 'rest')
  await press('Pausa')
  await expectAccessible(page, 'question')
  await answer('Pausar')
  await expectAccessible(page, 'paused')
  await press('Seguir')
  await page.clock.fastForward(600 * SECOND)
  await expectAccessible(page, 'finished')
  await press('Cerrar')
  await mode('Cronómetro')
  await begin()
  await press('Vuelta')
  await expectAccessible(page, 'laps')
})

test('the strength timer is accessible, also between rounds', async ({ page }) => {
  test.slow()
  const { open, start, press } = timerOn(page, 'es', 'strength-timer')
  await open('mode=strength&rounds=2&cycles=1')
  await page.clock.resume()
  await expectAccessible(page, 'settings')
  await start.click()
  await press('Descanso')
  await expectAccessible(page, 'rest between rounds')
})

test('meditation is accessible', async ({ page }) => {
  test.slow()
  const { open, start, press } = timerOn(page, 'es', 'meditation')
  await open()
  await page.clock.resume()
  await expectAccessible(page, 'settings')
  await start.click()
  await page.clock.fastForward(60 * SECOND)
  await expectAccessible(page, 'silence')
  await press('Pausa')
  await expectAccessible(page, 'paused')
  await press('Seguir')
  await page.clock.fastForward(400 * SECOND)
  await expectAccessible(page, 'the end')
})
