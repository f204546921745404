import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LOCALES } from '#lib/i18n/locales.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { leavePage } from '../support/mount.tsx'
import { openBreathing } from './support/breathing.tsx'
import { stored } from './support/browser.ts'
import { stopClock } from './support/clock.ts'
import { listenTo } from './support/announced.ts'
import { watchSenses } from './support/senses.ts'

const SECOND = 1_000

test('box breathing repeats its four phases in each cycle', async () => {
  const clock = stopClock()
  const { start, expectMoment } = openBreathing()
  await start.click()
  for (const cycle of [1, 2]) {
    for (const phase of ['inhale', 'hold-in', 'exhale', 'hold-out'] as const) {
      await expectMoment({ phase, left: 4, cycle })
      await clock.forward(3 * SECOND)
      await expectMoment({ phase, left: 1, cycle })
      await clock.forward(SECOND)
    }
  }
})

test('each phase is announced once to screen readers, with nothing in between', async () => {
  const clock = stopClock()
  const { t, start, status, expectMoment } = openBreathing()
  await start.click()
  await expect.element(status).toHaveTextContent(`${t('breathing.phase.inhale')}, 4`)
  const heard = listenTo([status.element()])
  await clock.forward(12 * SECOND)
  await expectMoment({ phase: 'hold-out', left: 4 })
  expect(heard).toEqual([
    `status: ${t('breathing.phase.holdIn')}, 4`,
    `status: ${t('breathing.phase.exhale')}, 4`,
    `status: ${t('breathing.phase.holdOut')}, 4`,
  ])
})

test('it ends after the chosen number of cycles, announces it, and is added to the history', async () => {
  const clock = stopClock()
  const { t, start, stage, status, expectMoment } = openBreathing()
  await start.click()
  await clock.forward(80 * SECOND - 1)
  await expectMoment({ phase: 'hold-out', left: 1, cycle: 5 })
  await clock.forward(1)
  const done = t('breathing.doneText', {
    cycles: t('breathing.cycles.option', { count: 5 }),
    time: t('breathing.time', { minutes: 1, seconds: 20 }),
  })
  await expect.element(status).toHaveTextContent(`${t('breathing.done')}. ${done}`)
  await stage.getByRole('button', { name: t('island.close') }).click()
  await expect.poll(() => stage.elements()).toHaveLength(0)
  await expect.element(start).toHaveFocus()
  await page.getByText(t('timers.keep.history.title')).click()
  await expect
    .element(page.getByText(t('timers.keep.history.days', { count: 1 })).first())
    .toBeVisible()
})

test('it is accessible with an invalid value, running, paused and finished', async () => {
  const clock = stopClock()
  const link = '#mode=breathing&pattern=custom&cycles=15&inhale=20'
  const { settings, custom, start, pause, resume, stage } = openBreathing('es', link)
  const check = (what: string) => clock.aside(() => expectAccessible(what))
  await settings.click()
  await custom('inhale').fill('0')
  await start.click()
  await expect.element(custom('inhale')).toHaveFocus()
  await expect.element(page.getByRole('slider')).toBeVisible()
  await check('open settings with an invalid value')
  await custom('inhale').fill('20')
  await start.click()
  await expect.element(stage).toHaveAttribute('data-status', 'running')
  await check('running')
  await pause.click()
  await expect.element(resume).toBeVisible()
  await check('paused')
  await resume.click()
  await clock.freeze(15 * 40 * SECOND)
  await expect.element(stage).toHaveAttribute('data-status', 'finished')
  await check('finished')
})

describe('patterns', () => {
  test('a hold of zero seconds is skipped', async () => {
    const clock = stopClock()
    const { choose, start, expectMoment } = openBreathing()
    await choose('coherent')
    await start.click()
    await expectMoment({ phase: 'inhale', left: 5 })
    await clock.forward(5 * SECOND)
    await expectMoment({ phase: 'exhale', left: 5, cycle: 1 })
    await clock.forward(5 * SECOND)
    await expectMoment({ phase: 'inhale', left: 5, cycle: 2 })
  })

  test('4-7-8 only holds after inhaling', async () => {
    const clock = stopClock()
    const { choose, start, expectMoment } = openBreathing()
    await choose('relaxation')
    await start.click()
    await clock.forward(4 * SECOND)
    await expectMoment({ phase: 'hold-in', left: 7 })
    await clock.forward(7 * SECOND)
    await expectMoment({ phase: 'exhale', left: 8 })
    await clock.forward(8 * SECOND)
    await expectMoment({ phase: 'inhale', left: 4, cycle: 2 })
  })

  test('without a limit it runs until ended', async () => {
    const clock = stopClock()
    const { choose, form, start, stage, end, expectMoment } = openBreathing()
    await choose('0')
    await expect.element(form).toMatchTextContent('Hasta que tú quieras')
    await start.click()
    await clock.freeze(39 * 16 * SECOND)
    await clock.forward(16 * SECOND)
    await expectMoment({ phase: 'inhale', left: 4, cycle: 41 })
    await expect.element(stage.css('header')).toHaveTextContent('Ciclo 41')
    await end.click()
    await expect.poll(() => stage.elements()).toHaveLength(0)
  })

  test('an invalid custom pattern is rejected with messages and keeps the entered values', async () => {
    const clock = stopClock()
    const { choose, custom, form, start, stage, expectMoment } = openBreathing()
    await choose('custom')
    await custom('holdIn').fill('21')
    await custom('exhale').fill('ocho')
    await start.click()
    await expect.element(custom('holdIn')).toHaveFocus()
    expect(stage.elements()).toHaveLength(0)
    await expect.element(form).toMatchTextContent('Escribe un número entero entre 0 y 20.')
    await expect.element(form).toMatchTextContent('Escribe un número entero entre 1 y 20.')
    await expect.element(custom('exhale')).toHaveValue('ocho')
    await custom('holdIn').fill('2')
    await custom('exhale').fill('8')
    await expect.element(form).not.toMatchTextContent('Escribe un número')
    await start.click()
    await clock.forward(6 * SECOND)
    await expectMoment({ phase: 'exhale', left: 8 })
  })

  test('the last settings are restored, and a link overrides them', async () => {
    stopClock()
    const first = openBreathing()
    await first.choose('equal')
    await first.choose('10')
    await first.start.click()
    await first.end.click()
    leavePage()
    const { radio } = openBreathing()
    await expect.element(radio('equal')).toBeChecked()
    await expect.element(radio('10')).toBeChecked()
    leavePage()
    const linked = openBreathing('es', '#mode=breathing&pattern=custom&cycles=15&inhale=3&exhale=9')
    await expect.element(linked.radio('custom')).toBeChecked()
    await expect.element(linked.radio('15')).toBeChecked()
    await expect.element(linked.custom('exhale')).toHaveValue('9')
    await expect.element(linked.form).toMatchTextContent('Dura 3 min')
  })

  test.each([
    ['broken', '{"mode":"breathing","pat'],
    ['from another version', '{"mode":"breathing","pattern":"triangle","cycles":5}'],
  ])('stored settings that are %s are ignored', async (_, kept) => {
    stored('timer-last:breathing', kept)
    const { radio } = openBreathing()
    await expect.element(radio('box')).toBeChecked()
    await expect.element(radio('5')).toBeChecked()
  })
})

describe('time', () => {
  test('a pause stops it, and resuming continues from there', async () => {
    const clock = stopClock()
    const { start, pause, resume, status, expectMoment } = openBreathing()
    await start.click()
    await clock.forward(2_500)
    await pause.click()
    await clock.forward(60 * SECOND)
    await expectMoment({ phase: 'inhale', left: 2 })
    await expect.element(status).toHaveTextContent('En pausa. Ciclo 1 de 5')
    await resume.click()
    await expect.element(status).toHaveTextContent('Inhala, 2')
    await clock.forward(1_499)
    await expectMoment({ phase: 'inhale', left: 1 })
    await clock.forward(1)
    await expectMoment({ phase: 'hold-in', left: 4 })
  })

  test('a tab frozen for 90 s shows the current phase and plays one sound', async () => {
    const clock = stopClock()
    const senses = watchSenses()
    const { choose, start, expectMoment } = openBreathing()
    await choose('10')
    await start.click()
    await clock.forward(SECOND)
    await clock.freeze(90 * SECOND)
    // 91 s are five cycles of 16 s and 11 s: the last second of exhaling.
    await expectMoment({ phase: 'exhale', left: 1, cycle: 6 })
    expect(senses.played()).toEqual(['inhale', 'exhale'])
  })

  test('it goes on when no worker can start, in a hidden page too', async () => {
    const clock = stopClock()
    const senses = watchSenses({ without: ['Worker'] })
    const { start, expectMoment } = openBreathing()
    await start.click()
    senses.hide(true)
    await clock.forward(9 * SECOND)
    senses.hide(false)
    await expectMoment({ phase: 'exhale', left: 3 })
  })
})

test('by keyboard Enter starts, Space pauses and resumes, Escape ends', async () => {
  stopClock()
  const { start, pause, stage } = openBreathing()
  await expect.element(start).toBeVisible()
  await press(start, '{Enter}')
  await expect.element(pause).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(stage).toHaveAttribute('data-status', 'paused')
  await userEvent.keyboard(' ')
  await expect.element(stage).toHaveAttribute('data-status', 'running')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => stage.elements()).toHaveLength(0)
  await expect.element(start).toHaveFocus()
})

describe.each(LOCALES)('%s', (locale) => {
  test.each([320, 390])('nothing overflows its card at %i px', async (width) => {
    await page.viewport(width, 844)
    const { choose, form } = openBreathing(locale)
    await choose('custom')
    const room = form.element().closest('.breathing')!.getBoundingClientRect().right
    const parts = form.css('fieldset, label, input:not(.sr-only), details').elements()
    expect(parts.length).toBeGreaterThan(10)
    const beyond = parts.filter((part) => part.getBoundingClientRect().right > room + 0.5)
    expect(beyond.map((part) => part.outerHTML.slice(0, 80))).toEqual([])
  })
})
