import { expect, test } from './support/test.ts'
import { timerOn } from './support/timer.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

test('over 20 minutes no phase begins more than 50 ms late', async ({ page }) => {
  test.slow()
  const { open, begin, stage, phase } = timerOn(page, 'es')
  await open('mode=emom')
  await begin()
  const begun = await stage.evaluate((dialog) => {
    const changes: number[] = []
    const seen = () => changes.push(performance.now())
    new MutationObserver(seen).observe(dialog, { attributeFilter: ['data-phase'] })
    Object.assign(window, { changes })
    return performance.now()
  })
  await page.clock.runFor(20 * MINUTE + SECOND)
  await expect(phase).toHaveText('¡Hecho!')
  const changes = await page.evaluate(() => (window as unknown as { changes: number[] }).changes)
  const expected = Array.from({ length: 40 }, (_, n) =>
    n % 2 === 0 ? (n / 2) * MINUTE + 40 * SECOND : ((n + 1) / 2) * MINUTE,
  )
  expect(changes).toHaveLength(40)
  const late = changes.map((at, n) => at - begun - expected[n]!)
  expect(Math.max(...late)).toBeLessThanOrEqual(50)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
})

test('the running clock causes no layout', async ({ page, context }) => {
  const { open, begin, shows } = timerOn(page, 'es')
  await open('mode=countdown&seconds=300')
  await begin()
  await page.clock.runFor(2 * SECOND)
  await shows('4:58')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')!.value
  }
  const before = await layouts()
  await page.clock.runFor(12 * SECOND)
  await shows('4:46')
  expect(await layouts()).toBe(before)
})

test.describe('a confirmation on the stage', () => {
  test('pausing asks for confirmation; time stops meanwhile and continues on cancel', async ({
    page,
  }) => {
    const { open, begin, press, answer, question, phase, shows, button } = timerOn(page, 'es')
    await open('mode=countdown&seconds=300')
    await begin()
    await page.clock.runFor(10 * SECOND)
    await press('Pausa')
    await expect(question).toBeVisible()
    await page.clock.fastForward(MINUTE)
    await shows('4:50')
    await answer('Seguir')
    await expect(button('Pausa')).toBeFocused()
    await page.clock.runFor(5 * SECOND)
    await shows('4:45')

    await press('Pausa')
    await answer('Pausar')
    await expect(phase).toHaveText('En pausa')
    await page.clock.fastForward(MINUTE)
    await shows('4:45')
    await press('Seguir')
    await page.clock.runFor(5 * SECOND)
    await shows('4:40')
  })

  test('resetting asks for confirmation, since progress is lost', async ({ page }) => {
    const { open, begin, press, answer, question, shows, stage, start } = timerOn(page, 'es')
    await open('mode=countdown&seconds=300')
    await begin()
    await page.clock.runFor(10 * SECOND)
    await press('Reiniciar')
    await expect(question).toHaveAccessibleName('Reiniciar Temporizador')
    await page.clock.fastForward(MINUTE)
    await answer('Cancelar')
    await page.clock.runFor(SECOND)
    await shows('4:49')
    await press('Reiniciar')
    await answer('Reiniciar')
    await expect(stage).toHaveCount(0)
    await expect(start).toBeFocused()
  })

  test('Escape asks for confirmation, and a second Escape cancels it', async ({ page }) => {
    const { open, begin, question, stage, button } = timerOn(page, 'es')
    await open('mode=countdown&seconds=300')
    await begin()
    await page.keyboard.press('Escape')
    await expect(question).toHaveAccessibleName('¿Cerrar el temporizador?')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(stage).toBeVisible()
    await expect(button('Pausa')).toBeFocused()
  })
})

test('a sound rejected by the browser is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const { open, start, phase } = timerOn(page, 'es')
  await open('mode=countdown&seconds=30')
  await start.click()
  await page.clock.runFor(20 * SECOND)
  await expect(phase).toHaveText('Cuenta atrás')
  await page.clock.runFor(30 * SECOND)
  await expect(phase).toHaveText('¡Hecho!')
})

test('with reduced motion there is no confetti and no animation', async ({ page }) => {
  const { open, begin, phase, stage } = timerOn(page, 'es')
  await open('mode=countdown&seconds=3')
  await begin()
  await page.clock.runFor(SECOND)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.clock.runFor(2 * SECOND)
  await expect(phase).toHaveText('¡Hecho!')
  await expect(stage.locator('canvas')).toBeAttached()
  expect(scripts.filter((url) => url.endsWith('.js'))).toEqual([])
})

test('without reduced motion the end has confetti', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { open, begin } = timerOn(page, 'es')
  await open('mode=countdown&seconds=3')
  await begin()
  const confetti = page.waitForRequest(/confetti.*\.js$/)
  await page.clock.runFor(4 * SECOND)
  await confetti
})

test('screen readers are told about each phase once, without a running count', async ({ page }) => {
  const { open, begin, stage, phase } = timerOn(page, 'es')
  await open('mode=tabata&cycles=2')
  await begin()
  const status = stage.getByRole('status')
  await expect(status).toHaveText('Trabajo. Ciclo 1 de 2. 20 segundos')
  await stage.evaluate((dialog) => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    for (const region of dialog.querySelectorAll('[role=status], [role=timer]')) {
      const heard = () => spoken.push(`${region.role ?? ''}: ${region.textContent}`)
      new MutationObserver(heard).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  await page.clock.runFor(29 * SECOND)
  await expect(phase).toHaveText('Descanso')
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  expect(spoken).toEqual([
    'timer: 10 segundos',
    'status: Descanso. Ciclo\u00a01 de\u00a02. 10 segundos',
  ])
  await expect(stage.locator('[aria-live]')).toHaveCount(0)
})

test('after a pause screen readers are told what is left', async ({ page }) => {
  const { open, begin, stage, press, answer } = timerOn(page, 'es')
  await open('mode=tabata&cycles=2&work=60')
  await begin()
  const status = stage.getByRole('status')
  await page.clock.runFor(15 * SECOND)
  await press('Pausa')
  await answer('Pausar')
  await expect(status).toHaveText('En pausa. Trabajo. Ciclo 1 de 2. Tiempo restante: 45 segundos')
  await press('Seguir')
  await expect(status).toHaveText('Trabajo. Ciclo 1 de 2. Tiempo restante: 45 segundos')
  await page.clock.runFor(10 * SECOND)
  await expect(status).toHaveText('Trabajo. Ciclo 1 de 2. Tiempo restante: 45 segundos')
})

test('a whole run is operable by keyboard', async ({ page }) => {
  const { open, form, stage, phase, button, question, start } = timerOn(page, 'es')
  await open()
  await form.getByRole('radio', { name: 'Cuenta atrás' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: 'Cronómetro' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Menos: Preparación (s)' })).toBeFocused()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Pausa')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button('Reiniciar')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(phase).toHaveText('Cronómetro')
  await button('Pausa').focus()
  await page.keyboard.press('Space')
  await expect(question.getByRole('button', { name: 'Seguir' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(phase).toHaveText('En pausa')
  await expect(button('Seguir')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(phase).toHaveText('Cronómetro')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(stage).toHaveCount(0)
  await expect(start).toBeFocused()
})
