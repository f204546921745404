import { test as base, expect, type Page } from '@playwright/test'

/** The gallery opened; anything on the console that is an error fails the test. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        // The avatar with a missing picture is a part of the gallery.
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

/** Resolves when all that was asked for the next animation frame has been done. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

export { expect }
