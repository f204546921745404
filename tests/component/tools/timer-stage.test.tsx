import { describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { press } from '../support/act.ts'
import { listenTo } from './support/announced.ts'
import { replace, withMotion } from './support/browser.ts'
import { stopClock } from './support/clock.ts'
import { openTimer } from './support/timer.tsx'

const SECOND = 1_000
const MINUTE = 60 * SECOND

test('over 20 minutes no phase begins late', async () => {
  const clock = stopClock()
  const { begin, stage, phase } = openTimer('mode=emom')
  await begin()
  const changes: number[] = []
  const seen = () => changes.push(performance.now())
  const observer = new MutationObserver(seen)
  observer.observe(stage.element(), { attributeFilter: ['data-phase'] })
  const begun = performance.now()
  await clock.forward(20 * MINUTE + SECOND)
  await expect.element(phase).toHaveTextContent('¡Hecho!')
  const expected = Array.from({ length: 40 }, (_, n) =>
    n % 2 === 0 ? (n / 2) * MINUTE + 40 * SECOND : ((n + 1) / 2) * MINUTE,
  )
  expect(changes).toHaveLength(40)
  const late = changes.map((at, n) => at - begun - expected[n]!)
  expect(Math.max(...late)).toBeLessThanOrEqual(50)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
})

test('the running clock causes no layout', async () => {
  const clock = stopClock()
  const { begin, shows } = openTimer('mode=countdown&seconds=300')
  await begin()
  await clock.forward(2 * SECOND)
  await shows('4:58')
  await cdp().send('Performance.enable')
  const layouts = async () => {
    const { metrics } = await cdp().send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')!.value
  }
  const before = await layouts()
  await clock.forward(12 * SECOND)
  await shows('4:46')
  expect(await layouts()).toBe(before)
})

describe('a confirmation on the stage', () => {
  test('pausing asks for confirmation; time stops meanwhile and continues on cancel', async () => {
    const clock = stopClock()
    const { begin, press, answer, question, phase, shows, button } = openTimer(
      'mode=countdown&seconds=300',
    )
    await begin()
    await clock.forward(10 * SECOND)
    await press('Pausa')
    await expect.element(question).toBeVisible()
    await clock.freeze(MINUTE)
    await shows('4:50')
    await answer('Seguir')
    await expect.element(button('Pausa')).toHaveFocus()
    await clock.forward(5 * SECOND)
    await shows('4:45')

    await press('Pausa')
    await answer('Pausar')
    await expect.element(phase).toHaveTextContent('En pausa')
    await clock.freeze(MINUTE)
    await shows('4:45')
    await press('Seguir')
    await clock.forward(5 * SECOND)
    await shows('4:40')
  })

  test('resetting asks for confirmation, since progress is lost', async () => {
    const clock = stopClock()
    const { begin, press, answer, question, shows, stage, start } = openTimer(
      'mode=countdown&seconds=300',
    )
    await begin()
    await clock.forward(10 * SECOND)
    await press('Reiniciar')
    await expect.element(question).toHaveAccessibleName('Reiniciar Temporizador')
    await clock.freeze(MINUTE)
    await answer('Cancelar')
    await clock.forward(SECOND)
    await shows('4:49')
    await press('Reiniciar')
    await answer('Reiniciar')
    await expect.poll(() => stage.elements()).toHaveLength(0)
    await expect.element(start).toHaveFocus()
  })

  test('Escape asks for confirmation, and a second Escape cancels it', async () => {
    stopClock()
    const { begin, question, stage, button } = openTimer('mode=countdown&seconds=300')
    await begin()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toHaveAccessibleName('¿Cerrar el temporizador?')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => question.elements()).toHaveLength(0)
    await expect.element(stage).toBeVisible()
    await expect.element(button('Pausa')).toHaveFocus()
  })
})

test('a sound rejected by the browser is ignored', async () => {
  const clock = stopClock()
  replace(HTMLMediaElement.prototype, 'play', () =>
    Promise.reject(new DOMException('no', 'NotAllowedError')),
  )
  const { start, phase } = openTimer('mode=countdown&seconds=30')
  await start.click()
  await clock.forward(20 * SECOND)
  await expect.element(phase).toHaveTextContent('Cuenta atrás')
  await clock.forward(30 * SECOND)
  await expect.element(phase).toHaveTextContent('¡Hecho!')
})

describe('the end', () => {
  // The development server serves more files than a browser notes by itself.
  performance.setResourceTimingBufferSize(10_000)
  const confettiLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /canvas-confetti/.test(name))

  // First: what the other loads is there for the rest of this file.
  test('with reduced motion has no confetti, and nothing is animated', async () => {
    const clock = stopClock()
    const { begin, phase, stage } = openTimer('mode=countdown&seconds=3')
    await begin()
    await clock.forward(SECOND)
    expect(document.getAnimations()).toEqual([])
    await clock.forward(2 * SECOND)
    await expect.element(phase).toHaveTextContent('¡Hecho!')
    expect(stage.css('canvas').elements()).toHaveLength(1)
    expect(confettiLoaded()).toBe(false)
  })

  test('without reduced motion has confetti', async () => {
    await withMotion()
    const clock = stopClock()
    const { begin, stage } = openTimer('mode=countdown&seconds=3')
    await begin()
    await clock.forward(4 * SECOND)
    await expect.poll(confettiLoaded).toBe(true)
    const painted = () => {
      const canvas = stage.css('canvas').element() as unknown as HTMLCanvasElement
      const { width, height } = canvas
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
      return data.some((value) => value > 0)
    }
    await expect.poll(painted).toBe(true)
  })
})

test('screen readers are told about each phase once, without a running count', async () => {
  const clock = stopClock()
  const { begin, stage, phase } = openTimer('mode=tabata&cycles=2')
  await begin()
  await expect
    .element(stage.getByRole('status'))
    .toHaveTextContent('Trabajo. Ciclo 1 de 2. 20 segundos')
  const heard = listenTo(stage.css('[role=status], [role=timer]').elements())
  await clock.forward(29 * SECOND)
  await expect.element(phase).toHaveTextContent('Descanso')
  expect(heard).toEqual([
    'timer: 10 segundos',
    'status: Descanso. Ciclo\u00a01 de\u00a02. 10 segundos',
  ])
  expect(stage.css('[aria-live]').elements()).toHaveLength(0)
})

test('after a pause screen readers are told what is left', async () => {
  const clock = stopClock()
  const { begin, stage, press, answer } = openTimer('mode=tabata&cycles=2&work=60')
  await begin()
  const status = stage.getByRole('status')
  const left = 'Trabajo. Ciclo 1 de 2. Tiempo restante: 45 segundos'
  await clock.forward(15 * SECOND)
  await press('Pausa')
  await answer('Pausar')
  await expect.element(status).toHaveTextContent(`En pausa. ${left}`)
  await press('Seguir')
  await expect.element(status).toHaveTextContent(left)
  await clock.forward(10 * SECOND)
  await expect.element(status).toHaveTextContent(left)
})

test('a whole run is operable by keyboard', async () => {
  stopClock()
  const { form, stage, phase, button, question, start } = openTimer()
  const countdown = form.getByRole('radio', { name: 'Cuenta atrás' })
  await expect.element(countdown).toBeInTheDocument()
  await press(countdown, '{ArrowRight}')
  await expect.element(form.getByRole('radio', { name: 'Cronómetro' })).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByRole('button', { name: 'Menos: Preparación (s)' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(start).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Pausa')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(button('Reiniciar')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.element(phase).toHaveTextContent('Cronómetro')
  await press(button('Pausa'), ' ')
  await expect.element(question.getByRole('button', { name: 'Seguir' })).toHaveFocus()
  await userEvent.keyboard('{Tab} ')
  await expect.element(phase).toHaveTextContent('En pausa')
  await expect.element(button('Seguir')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(phase).toHaveTextContent('Cronómetro')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => stage.elements()).toHaveLength(0)
  await expect.element(start).toHaveFocus()
})
