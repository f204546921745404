import type { BrowserType } from '@playwright/test'
import { PATIENCE_MS, WINDOW, type Engine } from './engine.ts'

/** An engine driven by Playwright: any Chromium, and its own builds of Firefox and WebKit. */
export async function playwrightEngine(type: BrowserType, executablePath: string): Promise<Engine> {
  const args = type.name() === 'chromium' ? ['--no-sandbox', '--disable-background-networking'] : []
  const browser = await type.launch({ executablePath, args })
  return {
    newTab: async () => {
      const context = await browser.newContext({ viewport: WINDOW })
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      return {
        open: async (url) => {
          await page.goto(url)
        },
        press: (selector) => page.locator(selector).first().click(),
        type: (selector, text) => page.locator(selector).first().fill(text),
        read: (expression) => page.evaluate(expression),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
