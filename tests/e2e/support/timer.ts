import { expect, type Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { toolPath } from '#lib/tools/tools.ts'
import { textsOf } from './texts.ts'

const NOON = new Date('2026-11-20T12:00:00+01:00')

/** The general timer on its page, in a browser whose clock only the test advances. */
export function timerOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const form = page.getByRole('form', { name: t('generalTimer.label'), exact: true })
  const stage = page.getByRole('dialog', { name: t('timers.stage.label') })
  const press = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  return {
    form,
    stage,
    press,
    phase: stage.getByRole('heading', { level: 2 }),
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    /** Opens the page, and pauses the clock once the timer is hydrated. */
    open: async (fragment: string) => {
      await page.clock.install({ time: NOON })
      await page.goto(`${localizedPath(toolPath('timer'), locale)}#${fragment}`)
      await form.hover({ position: { x: 1, y: 1 } })
      await expect(page.locator('astro-island:not([ssr])').filter({ has: form })).toBeVisible()
      await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000))
    },
    /** Starts it and skips the preparation. */
    begin: async () => {
      await form.getByRole('button', { name: t('timers.settings.start') }).click()
      await press(t('timers.stage.skip'))
    },
  }
}
