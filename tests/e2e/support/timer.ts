import { expect, type Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { toolPath, type TimerSlug } from '#lib/tools/tools.ts'
import { textsOf } from './texts.ts'

const NOON = new Date('2026-11-20T12:00:00+01:00')

const NAMES = {
  timer: 'timers.general.label',
  'strength-timer': 'timers.strength.label',
  meditation: 'timers.meditation.label',
} as const satisfies Partial<Record<TimerSlug, string>>

/** A timer, in a browser whose clock only the test advances. */
export function timerOn(page: Page, locale: Locale, slug: keyof typeof NAMES = 'timer') {
  const t = textsOf(locale)
  const form = page.getByRole('form', { name: t(NAMES[slug]), exact: true })
  const stage = page.getByRole('dialog', { name: t('timers.stage.label') })
  const question = page.getByRole('alertdialog')
  const press = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  const start = form.getByRole('button', { name: t('timers.settings.start') })

  /** The visible digits, derived from the offsets of their columns. */
  const time = () =>
    stage.locator('.stage-time .digits-place:not([data-unseen])').evaluateAll((places) =>
      places
        .map((place) => {
          const { transform } = place.querySelector<HTMLElement>('.digits-strip')!.style
          const colon = place.querySelector('.digits-colon') ? ':' : ''
          return `${Number(/-?\d+/.exec(transform)![0]) / -10}${colon}`
        })
        .join(''),
    )
  return {
    t,
    form,
    stage,
    question,
    start,
    press,
    phase: stage.getByRole('heading', { level: 2 }),
    button: (name: string) => stage.getByRole('button', { name, exact: true }),
    answer: (name: string) => question.getByRole('button', { name, exact: true }).click(),
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    mode: (name: string) => form.getByText(name, { exact: true }).click(),
    shows: (text: string) => expect.poll(time, { message: 'what the digits show' }).toBe(text),
    /** Opens a page with a timer, and pauses the clock once the timer is hydrated. */
    open: async (fragment = '', path: string = toolPath(slug)) => {
      await page.clock.install({ time: NOON })
      await page.goto(`${localizedPath(path, locale)}${fragment && `#${fragment}`}`)
      await form.hover({ position: { x: 1, y: 1 } })
      await expect(page.locator('astro-island:not([ssr])').filter({ has: form })).toBeVisible()
      await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000))
    },
    /** Starts it and skips the preparation. */
    begin: async () => {
      await start.click()
      await press(t('timers.stage.skip'))
    },
  }
}
