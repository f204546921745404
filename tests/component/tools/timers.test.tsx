import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessible.ts'
import { stopClock } from './support/clock.ts'
import { openTimer } from './support/timer.tsx'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A short run of each mode: its settings and its duration. */
const RUNS = [
  { mode: 'countdown', settings: 'mode=countdown&seconds=65', total: '1:05' },
  { mode: 'amrap', settings: 'mode=amrap&seconds=90', total: '1:30' },
  { mode: 'tabata', settings: 'mode=tabata&cycles=2&rounds=2&roundRest=30', total: '2:10' },
  { mode: 'emom', settings: 'mode=emom&minutes=2&work=40&rest=20', total: '2:00' },
  { mode: 'intervals', settings: 'mode=intervals&rounds=3&step=work.20.Salto', total: '1:00' },
] as const

test.each(RUNS)('$mode: from its link to its end', async ({ settings, total }) => {
  const clock = stopClock()
  const { t, form, start, phase, stage, shows, button, press } = openTimer(settings)
  await expect.element(form.getByText(total, { exact: true })).toBeVisible()
  await start.click()
  await expect.element(phase).toHaveTextContent(t('timers.phase.prepare'))
  await shows('0:20')
  await clock.forward(20 * SECOND)
  await expect.element(phase).not.toHaveTextContent(t('timers.phase.prepare'))
  await clock.freeze(3 * MINUTE)
  await expect.element(phase).toHaveTextContent(t('timers.phase.finished'))
  await shows(total)
  await expect.element(button(t('timers.stage.again'))).toHaveFocus()
  await press(t('island.close'))
  await expect.poll(() => stage.elements()).toHaveLength(0)
  await expect.element(start).toHaveFocus()
})

describe('Tabata', () => {
  test('runs through its phases and shows progress and the next phase', async () => {
    const clock = stopClock()
    const { begin, stage, phase, shows } = openTimer('mode=tabata')
    const says = (text: string) => expect.element(stage.getByText(text, { exact: true }))
    await begin()
    await expect.element(phase).toHaveTextContent('Trabajo')
    await says('Ciclo 1 de 8').toBeVisible()
    await expect.element(stage.getByText('Después: Descanso 0:10')).toBeVisible()
    await expect.element(stage.getByText('Termina a las 13:03')).toBeVisible()
    await clock.forward(25 * SECOND)
    await expect.element(phase).toHaveTextContent('Descanso')
    await shows('0:05')
    await clock.forward(5 * SECOND)
    await says('Ciclo 2 de 8').toBeVisible()
    await shows('0:20')
  })

  test('after 90 s in a frozen tab the current phase is shown', async () => {
    const clock = stopClock()
    const { begin, phase, stage, shows } = openTimer('mode=tabata')
    await begin()
    await clock.freeze(95 * SECOND)
    await expect.element(phase).toHaveTextContent('Trabajo')
    await expect.element(stage.getByText('Ciclo 4 de 8', { exact: true })).toBeVisible()
    await shows('0:15')
  })
})

test('the stopwatch records laps and shows them at the end', async () => {
  const clock = stopClock()
  const { begin, press, answer, stage, phase, shows } = openTimer('mode=stopwatch')
  const rows = stage.getByRole('row')
  await begin()
  await clock.forward(12_340)
  await press('Vuelta')
  await clock.forward(50 * SECOND)
  await press('Vuelta')
  await expect.poll(() => rows.elements()).toHaveLength(3)
  await expect.element(rows.nth(0)).toMatchTextContent('Vuelta')
  await expect.element(rows.nth(1)).toMatchTextContent(/2\s*0:50,00\s*1:02,34/)
  await expect.element(rows.nth(2)).toMatchTextContent(/1\s*0:12,34\s*0:12,34/)
  await clock.forward(1 * SECOND)
  await press('Pausa')
  await answer('Pausar')
  await press('Terminar')
  await expect.element(phase).toHaveTextContent('¡Hecho!')
  await shows('1:03')
  await expect.poll(() => rows.elements()).toHaveLength(4)
})

test('AFAP ends with the last round and shows the time of each', async () => {
  const clock = stopClock()
  const { begin, press, stage, phase, shows } = openTimer('mode=afap&rounds=2')
  await begin()
  await expect.element(stage.getByText('Ronda 1 de 2', { exact: true })).toBeVisible()
  await clock.forward(72 * SECOND)
  await press('Ronda hecha')
  await expect.element(stage.getByText('Ronda 2 de 2', { exact: true })).toBeVisible()
  await clock.forward(68 * SECOND)
  await shows('2:20')
  await press('Ronda hecha')
  await expect.element(phase).toHaveTextContent('¡Hecho!')
  await shows('2:20')
  const rows = stage.getByRole('row')
  expect(rows.elements()).toHaveLength(3)
  await expect.element(rows.nth(0)).toMatchTextContent('Ronda')
  await expect.element(rows.nth(1)).toMatchTextContent(/2\s*1:08/)
  await expect.element(rows.nth(2)).toMatchTextContent(/1\s*1:12/)
})

test('AMRAP rounds are counted with the main control', async () => {
  stopClock()
  const { begin, press, stage } = openTimer('mode=amrap&seconds=600')
  await begin()
  await expect.element(stage.getByText('0 rondas', { exact: true })).toBeVisible()
  await press('Ronda hecha')
  await press('Ronda hecha')
  await expect.element(stage.getByText('2 rondas', { exact: true })).toBeVisible()
})

test('strength: work, rest, the next cycle, the rest between rounds, the end', async () => {
  const clock = stopClock()
  const { field, start, phase, stage, press, button, shows } = openTimer('', {
    tool: 'strength-timer',
  })
  await field('Rondas').fill('2')
  await field('Ciclos por ronda').fill('2')
  await field('Descanso entre ciclos (s)').fill('5')
  await field('Descanso entre rondas (s)').fill('')
  await start.click()
  await expect.element(phase).toHaveTextContent('Trabajo')
  expect(button('Pausa').elements()).toHaveLength(0)
  await clock.forward(33 * SECOND)
  await shows('0:33')
  await press('Descanso')
  await expect.element(phase).toHaveTextContent('Descanso')
  await clock.forward(4 * SECOND)
  await shows('0:06')
  await press('Pausa')
  await clock.freeze(MINUTE)
  await shows('0:06')
  await press('Seguir')
  await clock.forward(6 * SECOND)
  await expect.element(phase).toHaveTextContent('Trabajo')
  await expect.element(stage.getByText('Ronda 1 de 2 · Ciclo 2 de 2')).toBeVisible()
  await press('Descanso')
  await expect.element(phase).toHaveTextContent('Descanso entre rondas')
  await shows('3:00')
  await clock.freeze(180 * SECOND)
  await expect.element(stage.getByText('Ronda 2 de 2 · Ciclo 1 de 2')).toBeVisible()
  await press('Descanso')
  await press('Saltar')
  await press('Descanso')
  await expect.element(phase).toHaveTextContent('¡Hecho!')
})

test('meditation: a quiet stage that ends at zero', async () => {
  const clock = stopClock()
  const { mode, start, shows, press, phase, stage } = openTimer('', { tool: 'meditation' })
  await mode('10 min')
  await start.click()
  await shows('10:00')
  await clock.forward(61 * SECOND)
  await shows('8:59')
  await press('Pausa')
  await clock.freeze(MINUTE)
  await shows('8:59')
  await press('Seguir')
  await clock.freeze(9 * MINUTE)
  await expect.element(phase).toHaveTextContent('Ha terminado')
  await press('Cerrar')
  await expect.poll(() => stage.elements()).toHaveLength(0)
})

test('a finished workout is added to the history', async () => {
  const clock = stopClock()
  const { begin, phase, press } = openTimer('mode=countdown&seconds=60')
  await begin()
  await clock.freeze(61 * SECOND)
  await expect.element(phase).toHaveTextContent('¡Hecho!')
  await press('Cerrar')
  expect(JSON.parse(localStorage.getItem('timer-history')!)).toMatchObject({
    items: [{ mode: 'countdown', seconds: 60 }],
  })
})

test('the general timer is accessible in every state', async () => {
  const clock = stopClock()
  const check = (what: string) => clock.aside(() => expectAccessible(what))
  const { mode, begin, start, press, answer, field, phase, question, stage } = openTimer(
    'mode=tabata&work=300&rest=300&cycles=2',
  )
  await mode('Intervalos')
  await field('Rondas').fill('0')
  await start.click()
  await expect.element(field('Rondas')).toHaveAttribute('aria-invalid', 'true')
  await check('settings with a wrong field')
  await mode('Tabata')
  await start.click()
  await expect.element(phase).toHaveTextContent('Prepárate')
  await check('preparing')
  await press('Saltar')
  await clock.freeze(150 * SECOND)
  await expect.element(phase).toHaveTextContent('Trabajo')
  await check('work')
  await clock.freeze(250 * SECOND)
  await expect.element(phase).toHaveTextContent('Descanso')
  await check('rest')
  await press('Pausa')
  await expect.element(question).toBeVisible()
  await check('question')
  await answer('Pausar')
  await expect.element(phase).toHaveTextContent('En pausa')
  await check('paused')
  await press('Seguir')
  await clock.freeze(600 * SECOND)
  await expect.element(phase).toHaveTextContent('¡Hecho!')
  await check('finished')
  await press('Cerrar')
  await mode('Cronómetro')
  await begin()
  await press('Vuelta')
  await expect.poll(() => stage.getByRole('row').elements()).toHaveLength(2)
  await check('laps')
})

test('the strength timer is accessible, also between rounds', async () => {
  const clock = stopClock()
  const { start, press, phase } = openTimer('mode=strength&rounds=2&cycles=1', {
    tool: 'strength-timer',
  })
  await expect.element(start).toBeVisible()
  await clock.aside(() => expectAccessible('settings'))
  await start.click()
  await press('Descanso')
  await expect.element(phase).toHaveTextContent('Descanso entre rondas')
  await clock.aside(() => expectAccessible('rest between rounds'))
})

test('meditation is accessible', async () => {
  const clock = stopClock()
  const check = (what: string) => clock.aside(() => expectAccessible(what))
  const { start, press, phase, stage } = openTimer('', { tool: 'meditation' })
  await expect.element(start).toBeVisible()
  await check('settings')
  await start.click()
  await clock.freeze(60 * SECOND)
  await expect.element(stage).toHaveAttribute('data-status', 'running')
  await check('silence')
  await press('Pausa')
  await expect.element(stage).toHaveAttribute('data-status', 'paused')
  await check('paused')
  await press('Seguir')
  await clock.freeze(400 * SECOND)
  await expect.element(phase).toHaveTextContent('Ha terminado')
  await check('the end')
})

/** The relative luminance of a CSS colour (WCAG 2.2), from 0 to 1. */
function luminance(colour: string): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const contrast = (...colours: [string, string]) => {
  const [dark, light] = colours.map(luminance).sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test.each([
  ['light', 'timer'],
  ['dark', 'timer'],
  ['light', 'meditation'],
  ['dark', 'meditation'],
] as const)('in the %s theme the start of a %s stands out from the page', async (theme, tool) => {
  const { start } = openTimer('', { tool })
  document.documentElement.dataset['theme'] = theme
  await expect.element(start).toBeVisible()
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper')
  const { backgroundColor, color } = getComputedStyle(start.element())
  expect(contrast(backgroundColor, paper)).toBeGreaterThan(3)
  expect(contrast(color, backgroundColor)).toBeGreaterThan(4.5)
})
