import { test as base, expect, type Page } from '@playwright/test'

/** Opens the gallery; any error on the console fails the test. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        // The avatar with a missing picture is part of the gallery.
        const expected = message.location().url.endsWith('/no-such-face.webp')
        if (message.type() === 'error' && !expected) problems.push(message.text())
      })
      await page.goto('./')
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** Resolves after the callbacks of the next animation frame. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

export { expect }
