import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer the theme changes: it sets colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * No violation in the light theme, nor of the colours in the dark one.
 *
 * @param what the state of the page, where a test looks at more than one
 */
export async function expectAccessible(page: Page, what = 'the page') {
  await showTheme(page, 'light')
  expect(await violations(page), what).toEqual([])
  await showTheme(page, 'dark')
  expect(await colourViolations(page), `${what}, dark`).toEqual([])
}

/** What axe finds in a page as it is. */
export const violations = (page: Page) => found(axe(page).withTags(RULES))

/** The same, of what a theme can change. */
export const colourViolations = (page: Page) => found(axe(page).withRules(COLOUR_RULES))

async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((value) => {
    dispatchEvent(new CustomEvent('choice', { detail: { key: 'theme', value } }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

// Otherwise it opens a second page each time, for what frames of other origins hold.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function found(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
