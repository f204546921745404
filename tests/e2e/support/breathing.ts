import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { islandsAlive } from './island.ts'
import { expect } from './test.ts'
import { textsOf } from './texts.ts'

type Moment = {
  phase: 'inhale' | 'hold-in' | 'exhale' | 'hold-out'
  /** The displayed seconds. */
  left: number
  cycle?: number
}

/** The breathing exercise on its own page, with a clock that only the test advances. */
export function breathingOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const main = page.getByRole('main')
  const stage = page.getByRole('dialog', { name: t('breathing.stage') })
  const seconds = stage.locator('.breath-seconds > span')
  return {
    stage,
    form: main.getByRole('form', { name: t('breathing.label') }),
    status: stage.getByRole('status'),
    orb: stage.locator('.breath-orb'),
    /** The lit segments of the ring. */
    lit: stage.locator('.breath-ring [data-gone]'),
    start: main.getByRole('button', { name: t('breathing.start') }),
    pause: stage.getByRole('button', { name: t('breathing.pause') }),
    resume: stage.getByRole('button', { name: t('breathing.resume') }),
    end: stage.getByRole('button', { name: t('breathing.end') }),
    settings: main.getByText(t('timers.signals.title')),
    /** A pattern or a number of cycles, by its value. */
    radio: (value: string) => main.locator(`input[type=radio][value="${value}"]`),
    choose: (value: string) => main.locator(`label:has([value="${value}"])`).click(),
    custom: (part: string) => main.locator(`input[name="${part}"]`),

    async open(fragment = '') {
      await page.clock.install()
      await page.goto(localizedPath(toolPath('breathing'), locale) + fragment)
      await main.getByRole('form', { name: t('breathing.label') }).hover()
      await islandsAlive(page)
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    },
    /** Advances the clock and fires all due timers. */
    forward: (milliseconds: number) => page.clock.runFor(milliseconds),
    /** Lets the clock run in real time from here on. */
    letTimeRun: () => page.clock.resume(),
    /** Jumps the clock, firing due timers at most once, as in a frozen tab. */
    freeze: (milliseconds: number) => page.clock.fastForward(milliseconds),
    async expectMoment({ phase, left, cycle }: Moment) {
      await expect(stage).toHaveAttribute('data-phase', phase)
      // The strip of numbers is translated up by the displayed number of seconds.
      await expect
        .poll(() =>
          seconds.evaluate((strip) => {
            const [, y = '0'] = /translateY\((-?[\d.]+)%\)/.exec(strip.style.transform) ?? []
            return Math.round((Number(y) / -100) * (strip.textContent.split('\n').length || 1))
          }),
        )
        .toBe(left)
      if (cycle !== undefined) {
        await expect(stage.locator('header')).toContainText(t('breathing.cycleEndless', { cycle }))
      }
    },
  }
}
