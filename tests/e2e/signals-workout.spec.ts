import type { Page } from '@playwright/test'
import { DEFAULT_SIGNALS } from '#lib/timers/signals.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { islandsAlive } from './support/island.ts'
import { watchSenses } from './support/senses.ts'
import { expect, test } from './support/test.ts'

const SECOND = 1_000

test.describe('during a workout', () => {
  const TABATA = '#mode=tabata&work=20&rest=10&cycles=2&rounds=1&roundRest=0'
  const STEPS = '#mode=intervals&rounds=1&step=work.10.A&step=rest.10.B&step=work.10.C'

  /** Starts a timer whose clock only the test advances. */
  async function startWorkout(page: Page, fragment: string) {
    await page.addInitScript(
      (kept) => localStorage.setItem('signals', JSON.stringify({ ...kept, flash: true })),
      DEFAULT_SIGNALS,
    )
    const senses = await watchSenses(page)
    await page.clock.install()
    await page.goto(localizedPath(toolPath('timer'), 'es') + fragment)
    const start = page.getByRole('main').getByRole('button', { name: 'Empezar', exact: true })
    await start.hover()
    await islandsAlive(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.evaluate(() => {
      const flashes: number[] = []
      Object.assign(window, { flashes })
      new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes])
        const lights = added.filter((node) => (node as Element).matches('[data-testid=flash]'))
        if (lights.length > 0) flashes.push(performance.now())
      }).observe(document.body, { childList: true, subtree: true })
    })
    await start.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    return senses
  }
  const flashes = () => (window as unknown as { flashes: number[] }).flashes

  test('every event has its sound', async ({ page }) => {
    const senses = await startWorkout(page, TABATA)
    // One second at a time: sounds of skipped moments are not played later.
    for (let second = 0; second < 70; second++) await page.clock.runFor(SECOND)
    const last = ['whistle', 'countdown', 'countdown', 'countdown']
    const work = ['work', 'halfway', ...last]
    await expect
      .poll(senses.sounds)
      .toEqual(['prepare', 'prepare', ...last, ...work, 'rest', ...last, ...work, 'finish'])
  })

  test('the screen does not flash with reduced motion', async ({ page }) => {
    const senses = await startWorkout(page, TABATA)
    await page.clock.runFor(21 * SECOND)
    await expect.poll(senses.sounds).toContain('work')
    expect(await page.evaluate(flashes)).toEqual([])
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('the screen flashes at each change', async ({ page }) => {
      await startWorkout(page, TABATA)
      // Preparation, the ten-second warning, work.
      for (let second = 0; second < 21; second++) await page.clock.runFor(SECOND)
      await expect.poll(() => page.evaluate(flashes)).toHaveLength(3)
      // Each flash is removed afterwards.
      await expect(page.getByTestId('flash')).toHaveCount(0)
    })

    test('at most two flashes a second, even when skipping quickly', async ({ page }) => {
      await startWorkout(page, STEPS)
      await page.clock.runFor(SECOND)
      const skip = page.getByRole('dialog').getByRole('button', { name: 'Saltar' })
      for (let press = 0; press < 3; press++) await skip.click()
      await expect(page.getByRole('dialog')).toContainText('C')
      expect(await page.evaluate(flashes)).toHaveLength(2)
    })
  })
})
