import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'
import { expect } from './test.ts'

/** What is used of axe in a page. */
type Axe = { run: (options: RunOptions) => Promise<AxeResults> }

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

/** Half a megabyte, a third of what its module would bring. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Has axe on every page that is loaded from now on: the browser then reads its text once. */
export async function axeOnEveryPage(page: Page) {
  await page.addInitScript({ content: await source })
}

async function found(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source)
  return page.evaluate(async (rules) => {
    const here = (globalThis as unknown as { axe: Axe }).axe
    // What lies under the bar at the foot of the window is scrolled clear of it, which axe takes for a small target.
    const bar = document.getElementById('work-bar')
    if (bar) bar.style.position = 'static'
    // Without the names of all elements that pass.
    const { violations } = await here.run({ runOnly: rules, resultTypes: ['violations'] })
    if (bar) bar.style.removeProperty('position')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
}
