import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'
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
  expect.soft(await violations(page), what).toEqual([])
  await showTheme(page, 'dark')
  expect.soft(await colourViolations(page), `${what}, dark`).toEqual([])
}

/** The axe violations of the page in its current state. Frames of other origins are not looked into. */
export const violations = (page: Page) => found(page, { type: 'tag', values: RULES })

/** The same for the rules affected by the theme. */
export const colourViolations = (page: Page) => found(page, { type: 'rule', values: COLOUR_RULES })

/** Shows a theme, as the switch in another tab does. */
export async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((value) => {
    dispatchEvent(new CustomEvent('choice', { detail: { key: 'theme', value } }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

async function found(page: Page, runOnly: RunOnly): Promise<string[]> {
  // Half a megabyte, which costs as much as a look at a page: once for each.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const here = (globalThis as unknown as { axe: typeof axe }).axe
    // Without the names of all elements that pass.
    const { violations } = await here.run({ runOnly: rules, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
}
