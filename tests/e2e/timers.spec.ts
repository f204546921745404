import { PATHS } from '#lib/site/routes.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { timerOn } from './support/timer.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A short run of each mode: its settings and its duration. */
const RUNS = [
  { mode: 'countdown', fragment: 'mode=countdown&seconds=65', total: '1:05' },
  { mode: 'amrap', fragment: 'mode=amrap&seconds=90', total: '1:30' },
  { mode: 'tabata', fragment: 'mode=tabata&cycles=2&rounds=2&roundRest=30', total: '2:10' },
  { mode: 'emom', fragment: 'mode=emom&minutes=2&work=40&rest=20', total: '2:00' },
  { mode: 'intervals', fragment: 'mode=intervals&rounds=3&step=work.20.Salto', total: '1:00' },
] as const

inLanguage('es', (locale) => {
  for (const { mode, fragment, total } of RUNS) {
    test(`${mode}: from its link to its end`, async ({ page }) => {
      const timer = timerOn(page, locale)
      await timer.open(fragment)
      await expect(timer.form.getByText(total, { exact: true })).toBeVisible()
      await timer.start.click()
      await expect(timer.phase).toHaveText(timer.t('timers.phase.prepare'))
      await timer.shows('0:20')
      await page.clock.runFor(20 * SECOND)
      await expect(timer.phase).not.toHaveText(timer.t('timers.phase.prepare'))
      await page.clock.fastForward(3 * MINUTE)
      await expect(timer.phase).toHaveText(timer.t('timers.phase.finished'))
      await timer.shows(total)
      await expect(timer.button(timer.t('timers.stage.again'))).toBeFocused()
      await timer.press(timer.t('timers.stage.close'))
      await expect(timer.stage).toHaveCount(0)
      await expect(timer.start).toBeFocused()
    })
  }

  test('a card on the tools page runs on a full-screen stage over that page', async ({ page }) => {
    const timer = timerOn(page, locale)
    await timer.open('', PATHS.tools)
    await timer.begin()
    await page.clock.runFor(2 * SECOND)
    await timer.shows('4:58')
    expect(await timer.stage.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  })
})

test.describe('Tabata', () => {
  test('runs through its phases and shows progress and the next phase', async ({ page }) => {
    const { open, begin, stage, phase, shows } = timerOn(page, 'es')
    await open('mode=tabata')
    await begin()
    await expect(phase).toHaveText('Trabajo')
    await expect(stage.getByText('Ciclo 1 de 8', { exact: true })).toBeVisible()
    await expect(stage.getByText('Después: Descanso 0:10')).toBeVisible()
    await expect(stage.getByText('Termina a las 13:03')).toBeVisible()
    await page.clock.runFor(25 * SECOND)
    await expect(phase).toHaveText('Descanso')
    await shows('0:05')
    await page.clock.runFor(5 * SECOND)
    await expect(stage.getByText('Ciclo 2 de 8', { exact: true })).toBeVisible()
    await shows('0:20')
  })

  test('after 90 s in a frozen tab the current phase is shown', async ({ page }) => {
    const { open, begin, phase, stage, shows } = timerOn(page, 'es')
    await open('mode=tabata')
    await begin()
    await page.clock.fastForward(95 * SECOND)
    await expect(phase).toHaveText('Trabajo')
    await expect(stage.getByText('Ciclo 4 de 8', { exact: true })).toBeVisible()
    await shows('0:15')
  })
})

test('the stopwatch records laps and shows them at the end', async ({ page }) => {
  const { open, begin, press, answer, stage, phase, shows } = timerOn(page, 'es')
  await open('mode=stopwatch')
  await begin()
  await page.clock.runFor(12_340)
  await press('Vuelta')
  await page.clock.runFor(50 * SECOND)
  await press('Vuelta')
  const rows = stage.getByRole('row')
  await expect(rows).toHaveText([/Vuelta/, /2\s*0:50,00\s*1:02,34/, /1\s*0:12,34\s*0:12,34/])
  await page.clock.runFor(1 * SECOND)
  await press('Pausa')
  await answer('Pausar')
  await press('Terminar')
  await expect(phase).toHaveText('¡Hecho!')
  await shows('1:03')
  await expect(rows).toHaveCount(4)
})

test('AFAP ends with the last round and shows the time of each', async ({ page }) => {
  const { open, begin, press, stage, phase, shows } = timerOn(page, 'es')
  await open('mode=afap&rounds=2')
  await begin()
  await expect(stage.getByText('Ronda 1 de 2', { exact: true })).toBeVisible()
  await page.clock.runFor(72 * SECOND)
  await press('Ronda hecha')
  await expect(stage.getByText('Ronda 2 de 2', { exact: true })).toBeVisible()
  await page.clock.runFor(68 * SECOND)
  await shows('2:20')
  await press('Ronda hecha')
  await expect(phase).toHaveText('¡Hecho!')
  await shows('2:20')
  await expect(stage.getByRole('row')).toHaveText([/Ronda/, /2\s*1:08/, /1\s*1:12/])
})

test('AMRAP rounds are counted with the main control', async ({ page }) => {
  const { open, begin, press, stage } = timerOn(page, 'es')
  await open('mode=amrap&seconds=600')
  await begin()
  await expect(stage.getByText('0 rondas', { exact: true })).toBeVisible()
  await press('Ronda hecha')
  await press('Ronda hecha')
  await expect(stage.getByText('2 rondas', { exact: true })).toBeVisible()
})

test('strength: work, rest, the next cycle, the rest between rounds, the end', async ({ page }) => {
  const timer = timerOn(page, 'es', 'strength-timer')
  const { field, phase, stage, press, button, shows } = timer
  await timer.open()
  await field('Rondas').fill('2')
  await field('Ciclos por ronda').fill('2')
  await field('Descanso entre ciclos (s)').fill('5')
  await field('Descanso entre rondas (s)').fill('')
  await timer.start.click()
  await expect(phase).toHaveText('Trabajo')
  await expect(button('Pausa')).toHaveCount(0)
  await page.clock.runFor(33 * SECOND)
  await shows('0:33')
  await press('Descanso')
  await expect(phase).toHaveText('Descanso')
  await page.clock.runFor(4 * SECOND)
  await shows('0:06')
  await press('Pausa')
  await page.clock.fastForward(MINUTE)
  await shows('0:06')
  await press('Seguir')
  await page.clock.runFor(6 * SECOND)
  await expect(phase).toHaveText('Trabajo')
  await expect(stage.getByText('Ronda 1 de 2 · Ciclo 2 de 2')).toBeVisible()
  await press('Descanso')
  await expect(phase).toHaveText('Descanso entre rondas')
  await shows('3:00')
  await page.clock.fastForward(180 * SECOND)
  await expect(stage.getByText('Ronda 2 de 2 · Ciclo 1 de 2')).toBeVisible()
  await press('Descanso')
  await press('Saltar')
  await press('Descanso')
  await expect(phase).toHaveText('¡Hecho!')
})

test('the strength timer clamps its input to the limits', async ({ page }) => {
  const timer = timerOn(page, 'es', 'strength-timer')
  const { field } = timer
  await timer.open()
  const typed = [
    ['Rondas', '21', '20'],
    ['Ciclos por ronda', '', '1'],
    ['Descanso entre ciclos (s)', '9', '10'],
    ['Descanso entre rondas (s)', '700', '600'],
  ] as const
  for (const [name, text, becomes] of typed) {
    await field(name).fill(text)
    await field(name).blur()
    await expect(field(name)).toHaveValue(becomes)
  }
})

test('meditation: a quiet stage that ends at zero', async ({ page }) => {
  const timer = timerOn(page, 'es', 'meditation')
  await timer.open()
  await timer.mode('10 min')
  await timer.start.click()
  await timer.shows('10:00')
  await page.clock.runFor(61 * SECOND)
  await timer.shows('8:59')
  await timer.press('Pausa')
  await page.clock.fastForward(MINUTE)
  await timer.shows('8:59')
  await timer.press('Seguir')
  await page.clock.fastForward(9 * MINUTE)
  await expect(timer.phase).toHaveText('Ha terminado')
  await timer.press('Cerrar')
  await expect(timer.stage).toHaveCount(0)
})

test('a finished workout is added to the history', async ({ page }) => {
  const { open, begin, phase, press } = timerOn(page, 'es')
  await open('mode=countdown&seconds=60')
  await begin()
  await page.clock.fastForward(61 * SECOND)
  await expect(phase).toHaveText('¡Hecho!')
  await press('Cerrar')
  const history = await page.evaluate(() => localStorage.getItem('timer-history'))
  expect(JSON.parse(history!)).toMatchObject({ items: [{ mode: 'countdown', seconds: 60 }] })
})
