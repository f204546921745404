import { chromium, type Browser } from '@playwright/test'
import { requireWholeBrowser } from '../setup/browser.ts'

/** Opens a browser for a task; it makes no calls of its own, which would be measured. */
export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await requireWholeBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}
