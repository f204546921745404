import type { Locator, Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TIMERS, toolPath, type CalculatorSlug, type ToolSlug } from '#lib/tools/tools.ts'

/** The input by field name, and the expected number. */
type Sample = { typed: Record<string, string>; chosen?: Record<string, string>; result: RegExp }

/** One example per calculator, worked out by hand from its published formula. */
const SAMPLES: Record<CalculatorSlug, Sample> = {
  bmi: { typed: { height: '175', weight: '70' }, result: /22[.,]9/ },
  'heart-rate-zones': { typed: { age: '40', resting: '60' }, result: /132.*144/s },
  'one-rep-max': { typed: { weight: '100', repetitions: '5' }, result: /112[.,]5/ },
  'energy-need': {
    typed: { age: '35', height: '168', weight: '65' },
    chosen: { sex: 'female' },
    result: /1[.,\s]?364/,
  },
  'waist-to-height': { typed: { waist: '85', height: '170' }, result: /0[.,]50?/ },
  'body-fat': {
    typed: { height: '178', neck: '38', waist: '90' },
    chosen: { sex: 'male' },
    result: /20[.,]1/,
  },
  'running-pace': { typed: { distance: '10', time: '50:00' }, result: /5:00/ },
}

const isTimer = (slug: ToolSlug) => (TIMERS as readonly ToolSlug[]).includes(slug)

/** A tool in its card or on its page. */
export function toolIn(place: Locator, slug: ToolSlug) {
  const island = place.locator('astro-island').first()
  const form = island.locator('form').first()
  const go = form.locator('button[type=submit]')
  return {
    island,
    form,
    go,
    field: (name: string) => form.locator(`input[name="${name}"]:not([type=radio])`),
    /** Fills a calculator with its example; a timer keeps its defaults. */
    async fill() {
      if (isTimer(slug)) return
      const { typed, chosen = {} } = SAMPLES[slug as CalculatorSlug]
      for (const [name, value] of Object.entries(chosen)) {
        await form.locator(`label:has([name="${name}"][value="${value}"])`).click()
      }
      for (const [name, text] of Object.entries(typed)) {
        await form.locator(`input[name="${name}"]`).fill(text)
      }
    },
    /** Proves that it works: the result of its example, or the stage of a timer. */
    outcome: isTimer(slug)
      ? place.page().locator('dialog[open]')
      : // With a headline, since the placeholder of a result contains numbers, too.
        island
          .locator('[data-part=result]:has([data-part=headline])')
          .filter({ hasText: SAMPLES[slug as CalculatorSlug].result }),
  }
}

/** A tool on its own page. */
export function toolOn(page: Page, slug: ToolSlug, locale: Locale) {
  const path = localizedPath(toolPath(slug), locale)
  return {
    path,
    ...toolIn(page.getByRole('main'), slug),
    open: (fragment = '') => page.goto(path + fragment),
  }
}
