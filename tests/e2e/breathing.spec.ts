import { expectAccessible } from './support/accessible.ts'
import { breathingOn } from './support/breathing.ts'
import { watchSenses } from './support/senses.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const SECOND = 1_000

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('box breathing repeats its four phases in each cycle', async ({ page }) => {
    const breathing = breathingOn(page, locale)
    await breathing.open()
    await breathing.start.click()
    for (const cycle of [1, 2]) {
      for (const phase of ['inhale', 'hold-in', 'exhale', 'hold-out'] as const) {
        await breathing.expectMoment({ phase, left: 4, cycle })
        await breathing.forward(3 * SECOND)
        await breathing.expectMoment({ phase, left: 1, cycle })
        await breathing.forward(SECOND)
      }
    }
  })

  test('each phase is announced once to screen readers, with nothing in between', async ({
    page,
  }) => {
    const breathing = breathingOn(page, locale)
    await breathing.open()
    await breathing.start.click()
    await expect(breathing.status).toHaveText(`${t('breathing.phase.inhale')}, 4`)
    await breathing.status.evaluate((status) => {
      const told: string[] = []
      Object.assign(window, { told })
      new MutationObserver(() => told.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    for (let second = 0; second < 12; second++) await breathing.forward(SECOND)
    await breathing.expectMoment({ phase: 'hold-out', left: 4 })
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)
    expect(told).toEqual([
      `${t('breathing.phase.holdIn')}, 4`,
      `${t('breathing.phase.exhale')}, 4`,
      `${t('breathing.phase.holdOut')}, 4`,
    ])
  })

  test('it ends after the chosen number of cycles, announces it, and is added to the history', async ({
    page,
  }) => {
    const breathing = breathingOn(page, locale)
    await breathing.open()
    await breathing.start.click()
    await breathing.forward(80 * SECOND - 1)
    await breathing.expectMoment({ phase: 'hold-out', left: 1, cycle: 5 })
    await breathing.forward(1)
    const done = t('breathing.doneText', {
      cycles: t('breathing.cycles.option', { count: 5 }),
      time: t('breathing.time', { minutes: 1, seconds: 20 }),
    })
    await expect(breathing.status).toHaveText(`${t('breathing.done')}. ${done}`)
    await breathing.stage.getByRole('button', { name: t('breathing.close') }).click()
    await expect(breathing.stage).toBeHidden()
    await expect(breathing.start).toBeFocused()
    await page.getByText(t('timers.keep.history.title')).click()
    await expect(page.getByText(t('timers.keep.history.days', { count: 1 })).first()).toBeVisible()
  })

  test('its open settings with an invalid value are accessible', async ({ page }) => {
    const breathing = breathingOn(page, locale)
    await breathing.open()
    // The accessibility check waits on timers of the page.
    await breathing.letTimeRun()
    await breathing.settings.click()
    await breathing.choose('custom')
    await breathing.custom('inhale').fill('0')
    await breathing.start.click()
    await expect(breathing.custom('inhale')).toBeFocused()
    await expectAccessible(page)
  })

  test('its stage is accessible while running, paused and finished', async ({ page }) => {
    const breathing = breathingOn(page, locale)
    await breathing.open('#mode=breathing&pattern=custom&cycles=15&inhale=20')
    await breathing.letTimeRun()
    await breathing.start.click()
    await expectAccessible(page)
    await expect(breathing.stage).toHaveAttribute('data-status', 'running')
    await breathing.pause.click()
    await expectAccessible(page)
    await breathing.resume.click()
    await breathing.freeze(15 * 24 * SECOND)
    await expect(breathing.stage).toHaveAttribute('data-status', 'finished')
    await expectAccessible(page)
  })
})

test.describe('patterns', () => {
  test('a hold of zero seconds is skipped', async ({ page }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.choose('coherent')
    await breathing.start.click()
    await breathing.expectMoment({ phase: 'inhale', left: 5 })
    await breathing.forward(5 * SECOND)
    await breathing.expectMoment({ phase: 'exhale', left: 5, cycle: 1 })
    await breathing.forward(5 * SECOND)
    await breathing.expectMoment({ phase: 'inhale', left: 5, cycle: 2 })
  })

  test('4-7-8 only holds after inhaling', async ({ page }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.choose('relaxation')
    await breathing.start.click()
    await breathing.forward(4 * SECOND)
    await breathing.expectMoment({ phase: 'hold-in', left: 7 })
    await breathing.forward(7 * SECOND)
    await breathing.expectMoment({ phase: 'exhale', left: 8 })
    await breathing.forward(8 * SECOND)
    await breathing.expectMoment({ phase: 'inhale', left: 4, cycle: 2 })
  })

  test('without a limit it runs until ended', async ({ page }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.choose('0')
    await expect(breathing.form).toContainText('Hasta que tú quieras')
    await breathing.start.click()
    await breathing.forward(40 * 16 * SECOND)
    await breathing.expectMoment({ phase: 'inhale', left: 4, cycle: 41 })
    await expect(breathing.stage.locator('header')).toHaveText('Ciclo 41')
    await breathing.end.click()
    await expect(breathing.stage).toBeHidden()
  })

  test('an invalid custom pattern is rejected with messages and keeps the entered values', async ({
    page,
  }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.choose('custom')
    await breathing.custom('holdIn').fill('21')
    await breathing.custom('exhale').fill('ocho')
    await breathing.start.click()
    await expect(breathing.stage).toHaveCount(0)
    await expect(breathing.custom('holdIn')).toBeFocused()
    await expect(breathing.form).toContainText('Escribe un número entero entre 0 y 20.')
    await expect(breathing.form).toContainText('Escribe un número entero entre 1 y 20.')
    await expect(breathing.custom('exhale')).toHaveValue('ocho')
    await breathing.custom('holdIn').fill('2')
    await breathing.custom('exhale').fill('8')
    await expect(breathing.form).not.toContainText('Escribe un número')
    await breathing.start.click()
    await breathing.forward(6 * SECOND)
    await breathing.expectMoment({ phase: 'exhale', left: 8 })
  })

  test('the last settings are restored, and a link overrides them', async ({ page }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.choose('equal')
    await breathing.choose('10')
    await breathing.start.click()
    await breathing.end.click()
    await breathing.open()
    await expect(breathing.radio('equal')).toBeChecked()
    await expect(breathing.radio('10')).toBeChecked()
    await page.goto('about:blank')
    await breathing.open('#mode=breathing&pattern=custom&cycles=15&inhale=3&exhale=9')
    await expect(breathing.radio('custom')).toBeChecked()
    await expect(breathing.radio('15')).toBeChecked()
    await expect(breathing.custom('exhale')).toHaveValue('9')
    await expect(breathing.form).toContainText('Dura 3 min')
  })

  for (const [what, kept] of [
    ['broken', '{"mode":"breathing","pat'],
    ['from another version', '{"mode":"breathing","pattern":"triangle","cycles":5}'],
  ] as const) {
    test(`stored settings that are ${what} are ignored`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('timer-last:breathing', text), kept)
      const breathing = breathingOn(page, 'es')
      await breathing.open()
      await expect(breathing.radio('box')).toBeChecked()
      await expect(breathing.radio('5')).toBeChecked()
    })
  }
})

test.describe('time', () => {
  test('a pause stops the time, and resuming continues from there', async ({ page }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.click()
    await breathing.forward(2_500)
    await breathing.pause.click()
    await breathing.forward(60 * SECOND)
    await breathing.expectMoment({ phase: 'inhale', left: 2 })
    await expect(breathing.status).toHaveText('En pausa. Ciclo 1 de 5')
    await breathing.resume.click()
    await expect(breathing.status).toHaveText('Inhala, 2')
    await breathing.forward(1_499)
    await breathing.expectMoment({ phase: 'inhale', left: 1 })
    await breathing.forward(1)
    await breathing.expectMoment({ phase: 'hold-in', left: 4 })
  })

  test('a tab frozen for 90 s shows the current phase and plays one sound', async ({ page }) => {
    const senses = await watchSenses(page)
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.choose('10')
    await breathing.start.click()
    await breathing.forward(SECOND)
    await breathing.freeze(90 * SECOND)
    // 91 s are five cycles of 16 s and 11 s: the last second of exhaling.
    await breathing.expectMoment({ phase: 'exhale', left: 1, cycle: 6 })
    expect(await senses.sounds()).toEqual(['inhale', 'exhale'])
  })

  test('it runs when no worker can start', async ({ page }) => {
    await watchSenses(page, { without: ['Worker'] })
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.click()
    await breathing.forward(9 * SECOND)
    await breathing.expectMoment({ phase: 'exhale', left: 3 })
  })
})

test.describe('by keyboard', () => {
  test('Enter starts, Space pauses and resumes, Escape ends', async ({ page }) => {
    const breathing = breathingOn(page, 'es')
    await breathing.open()
    await breathing.start.focus()
    await page.keyboard.press('Enter')
    await expect(breathing.pause).toBeFocused()
    await page.keyboard.press('Space')
    await expect(breathing.stage).toHaveAttribute('data-status', 'paused')
    await page.keyboard.press('Space')
    await expect(breathing.stage).toHaveAttribute('data-status', 'running')
    await page.keyboard.press('Escape')
    await expect(breathing.stage).toBeHidden()
    await expect(breathing.start).toBeFocused()
  })
})
