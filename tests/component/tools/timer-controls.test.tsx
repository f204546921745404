import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { GeneralTimer } from '#islands/timers/general-timer.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import { focus, press } from '../support/act.ts'
import { leavePage, mountBuilt } from '../support/mount.tsx'
import { stored } from './support/browser.ts'
import { stopClock } from './support/clock.ts'
import { openTimer } from './support/timer.tsx'

const SECOND = 1_000
const COUNTDOWN = 'mode=countdown&seconds=300'

test('invalid fields report their errors, the first gets the focus, and nothing starts', async () => {
  const { field, start, form, stage } = openTimer()
  await field('Minutos').fill('0')
  await field('Segundos').fill('0')
  await start.click()
  await expect.element(form.getByText(/Pon al menos un segundo/)).toBeVisible()
  await expect.element(field('Segundos')).toHaveFocus()
  await field('Segundos').fill('75')
  await start.click()
  await expect
    .element(field('Segundos'))
    .toHaveAccessibleDescription('Escribe un número entero entre 0 y 59.')
  await expect.element(field('Segundos')).toHaveValue('75')
  await field('Minutos').fill('90')
  await start.click()
  await expect.element(field('Minutos')).toHaveFocus()
  for (const wrong of ['Minutos', 'Segundos']) await expect.element(field(wrong)).toBeInvalid()
  expect(stage.elements()).toHaveLength(0)
})

test('work and rest of an EMOM add up to a minute', async () => {
  const { mode, field } = openTimer()
  await mode('EMOM')
  await field('Trabajo (s)').fill('45')
  await expect.element(field('Descanso (s)')).toHaveValue('15')
  await field('Descanso (s)').fill('25')
  await expect.element(field('Trabajo (s)')).toHaveValue('35')
})

test.each([
  ['work', 'rest', '50', '10'],
  ['rest', 'work', '50', '10'],
])(
  'an EMOM whose %s was typed before hydration has its %s after it',
  async (typed, other, text, rest) => {
    const hydrate = mountBuilt(<GeneralTimer locale="es" texts={TEXTS.es} />)
    const form = page.getByRole('form')
    const input = (name: string) => form.css(`[name="${name}"]`).element() as HTMLInputElement
    ;(form.css('[value=emom]').element() as HTMLInputElement).checked = true
    input(`emom.${typed}`).value = text
    await hydrate()
    await expect.poll(() => input(`emom.${other}`).value).toBe(rest)
    expect(input(`emom.${typed}`).value).toBe(text)
  },
)

test('stepper buttons change a number within its limits', async () => {
  const { mode, field, form } = openTimer()
  await mode('AFAP')
  const rounds = field('Rondas objetivo')
  await rounds.fill('2')
  for (let times = 0; times < 3; times++) {
    await form.getByRole('button', { name: 'Menos: Rondas objetivo' }).click()
  }
  await expect.element(rounds).toHaveValue('1')
  await form.getByRole('button', { name: 'Más: Rondas objetivo' }).click()
  await expect.element(form.getByText('× 2')).toBeVisible()
})

test('a custom sequence: steps are added, named, moved, removed, and run', async () => {
  const clock = stopClock()
  const { mode, form, begin, phase, stage } = openTimer()
  const names = form.getByRole('textbox', { name: 'Nombre' })
  await mode('Intervalos')
  await form.getByRole('button', { name: 'Añadir parte' }).click()
  await form.getByRole('button', { name: 'Añadir parte' }).click()
  await names.nth(0).fill('Plancha')
  await names.nth(2).fill('Saltos')
  await press(form.getByRole('button', { name: 'Subir la parte 3' }), '{Enter}')
  await expect.element(names.nth(1)).toHaveValue('Saltos')
  await form.getByRole('button', { name: 'Quitar la parte 3' }).click()
  await expect.poll(() => names.elements()).toHaveLength(2)
  await expect.element(form.getByText('1:30', { exact: true })).toBeVisible()
  await begin()
  await expect.element(phase).toHaveTextContent('Plancha')
  await expect.element(stage.getByText('Después: Saltos 0:30')).toBeVisible()
  await clock.freeze(61 * SECOND)
  await expect.element(phase).toHaveTextContent('Saltos')
})

test('the last settings are restored; a link overrides them', async () => {
  stopClock()
  const first = openTimer('mode=tabata&work=30')
  await first.begin()
  await expect.element(first.phase).toHaveTextContent('Trabajo')
  leavePage()
  const { form, field } = openTimer()
  await expect.element(form.getByRole('radio', { name: 'Tabata' })).toBeChecked()
  await expect.element(field('Trabajo (s)')).toHaveValue('30')
  leavePage()
  const linked = openTimer('mode=afap&rounds=7')
  await expect.element(linked.field('Rondas objetivo')).toHaveValue('7')
})

test('the preparation can be set, is kept, and can be left out', async () => {
  const clock = stopClock()
  const { field, start, phase, shows, press, answer } = openTimer('mode=countdown&seconds=60')
  await expect.element(field('Preparación (s)')).toHaveValue('20')
  await field('Preparación (s)').fill('5')
  await start.click()
  await expect.element(phase).toHaveTextContent('Prepárate')
  await shows('0:05')
  await clock.forward(5 * SECOND)
  await expect.element(phase).toHaveTextContent('Cuenta atrás')
  await press('Cerrar')
  await answer('Cerrar')
  leavePage()
  const later = openTimer()
  await expect.element(later.field('Preparación (s)')).toHaveValue('5')
  await later.field('Preparación (s)').fill('0')
  await later.start.click()
  await expect.element(later.phase).toHaveTextContent('Cuenta atrás')
})

test('the time gets half a minute more or less beside it, within its limits', async () => {
  const { form, field, mode } = openTimer('mode=countdown&seconds=50')
  const less = form.getByRole('button', { name: '30 segundos menos' })
  const more = form.getByRole('button', { name: '30 segundos más' })
  const time = form.css('.stage-small-value')
  await less.click()
  await less.click()
  await expect.element(time).toHaveTextContent('0:20')
  await more.click()
  await more.click()
  await expect.element(time).toHaveTextContent('1:20')
  await expect.element(field('Minutos')).toHaveValue('1')
  await expect.element(field('Segundos')).toHaveValue('20')
  await field('Minutos').fill('59')
  await more.click()
  await more.click()
  await expect.element(time).toHaveTextContent('59:59')
  await mode('Tabata')
  expect(less.elements()).toHaveLength(0)
})

test('invalid settings are ignored', async () => {
  stored('timer-last:timer', '{"mode":"tabata"')
  const { field } = openTimer('mode=tabata&work=0')
  await expect.element(field('Minutos')).toHaveValue('5')
})

test('the strength timer clamps its input to the limits', async () => {
  const { field } = openTimer('', { tool: 'strength-timer' })
  const typed = [
    ['Rondas', '21', '20'],
    ['Ciclos por ronda', '', '1'],
    ['Descanso entre ciclos (s)', '9', '10'],
    ['Descanso entre rondas (s)', '700', '600'],
  ] as const
  for (const [name, text, becomes] of typed) {
    await field(name).fill(text)
    ;(field(name).element() as HTMLElement).blur()
    await expect.element(field(name)).toHaveValue(becomes)
  }
})

test('a double tap on start starts once and asks nothing', async () => {
  stopClock()
  const { start, stage, question } = openTimer(COUNTDOWN)
  await start.dblClick()
  await expect.element(stage).toHaveAttribute('data-status', 'preparing')
  expect(question.elements()).toHaveLength(0)
})

test('a double tap on a round counts one round', async () => {
  stopClock()
  const { t, begin, button, stage } = openTimer('mode=amrap&seconds=300')
  await begin()
  await button(t('timers.stage.roundDone')).dblClick()
  await expect.element(stage).toMatchTextContent(t('timers.stage.rounds', { count: 1 }))
})

test('a double tap on rest rests without pausing', async () => {
  stopClock()
  const { t, start, button, stage } = openTimer('', { tool: 'strength-timer' })
  await start.click()
  await button(t('timers.stage.rest')).dblClick()
  await expect.element(stage).toHaveAttribute('data-phase', 'rest')
  await expect.element(stage).toHaveAttribute('data-status', 'running')
})

test('a double tap on a confirmation confirms once', async () => {
  stopClock()
  const { t, begin, press, question, stage } = openTimer(COUNTDOWN)
  await begin()
  await press(t('timers.stage.pause'))
  await question.getByRole('button', { name: t('timers.confirm.pause'), exact: true }).dblClick()
  await expect.element(stage).toHaveAttribute('data-status', 'paused')
})

test('holding Enter starts once and asks nothing', async () => {
  stopClock()
  const { start, stage, question } = openTimer(COUNTDOWN)
  await expect.element(start).toBeVisible()
  await press(start, '{Enter>4/}')
  await expect.element(stage).toHaveAttribute('data-status', 'preparing')
  expect(question.elements()).toHaveLength(0)
})

test.each([
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone on its side', width: 844, height: 390 },
])('on $name the whole stage is visible, with a large main control', async ({ width, height }) => {
  await page.viewport(width, height)
  stopClock()
  const { begin, stage, button, phase } = openTimer('mode=tabata&rounds=3')
  await begin()
  await expect.element(phase).toBeInViewport({ ratio: 1 })
  const boxOf = (part: Element) => part.getBoundingClientRect()
  const buttons = stage.getByRole('button').all()
  expect(buttons.length).toBeGreaterThan(3)
  for (const each of buttons) {
    await expect.element(each).toBeInViewport({ ratio: 1 })
    const box = boxOf(each.element())
    const { innerText } = each.element() as HTMLElement
    expect(Math.min(box.width, box.height), innerText).toBeGreaterThanOrEqual(44)
  }
  const main = boxOf(button('Pausa').element())
  expect(main.width * main.height).toBeGreaterThan(0.09 * width * height)
  const digits = boxOf(stage.css('.stage-time .digits').element())
  expect(digits.left).toBeGreaterThanOrEqual(0)
  expect(digits.right).toBeLessThanOrEqual(width)
  expect(digits.height).toBeGreaterThanOrEqual(height * 0.12)
})

test('the longest times fit', async () => {
  await page.viewport(320, 568)
  const clock = stopClock()
  const { begin, stage, shows } = openTimer('mode=stopwatch')
  await begin()
  await clock.freeze(3_725_000)
  await shows('1:02:05')
  const { left, right } = stage.css('.stage-time .digits').element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
})

test.each(['Cuenta atrás', 'Tabata', 'EMOM', 'Intervalos'])(
  'the start button of %s is always in view and covers no field',
  async (mode) => {
    await page.viewport(390, 844)
    const timer = openTimer()
    await timer.mode(mode)
    scrollTo(0, 0)
    await expect.element(timer.start).toBeInViewport({ ratio: 1 })
    const fields = timer.form
      .css('input:not([type=radio]), select')
      .elements()
      .filter((field) => field.checkVisibility()) as HTMLElement[]
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      await focus(page.elementLocator(field))
      const start = timer.start.element().getBoundingClientRect()
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(start.top)
    }
  },
)
