import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules affected by the theme, which only sets colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects no violations in the light theme, and no colour violations in the dark one.
 *
 * @param what the state of the page, if a test checks several
 */
export async function expectAccessible(page: Page, what = 'the page') {
  await showTheme(page, 'light')
  expect(await violations(page), what).toEqual([])
  await showTheme(page, 'dark')
  expect(await colourViolations(page), `${what}, dark`).toEqual([])
}

/** The axe violations of the page in its current state. */
export const violations = (page: Page) => found(axe(page).withTags(RULES))

/** The same for the rules affected by the theme. */
export const colourViolations = (page: Page) => found(axe(page).withRules(COLOUR_RULES))

async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((value) => {
    dispatchEvent(new CustomEvent('choice', { detail: { key: 'theme', value } }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

// Otherwise it opens a second page each time, for frames of other origins.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function found(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
