import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No violation in the light theme, nor in the dark one.
 *
 * @param what stands on the page, where a test looks at several things
 */
export async function expectAccessible(page: Page, what?: string) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((choice) => {
      localStorage.setItem('theme', choice)
      dispatchEvent(new Event('theme'))
    }, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${theme}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
    expect(found, what).toEqual([])
  }
}
