import puppeteer from 'puppeteer-core'
import { PATIENCE_MS, WINDOW, type Engine } from './engine.ts'

/** Debian's Firefox via WebDriver BiDi, since Playwright only drives its own build. */
export async function firefoxEngine(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      await page.setViewport(WINDOW)
      return {
        open: async (url) => {
          await page.goto(url)
        },
        press: (selector) => page.locator(selector).click(),
        type: (selector, text) => page.locator(selector).fill(text),
        read: (expression) => page.evaluate(expression),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
