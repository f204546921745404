import { chromium, type Browser, type Page } from '@playwright/test'
import { toolPath } from '#lib/tools/tools.ts'
import { requireWholeBrowser } from '../setup/browser.ts'
import { atMost, type Measurement } from './measurement.ts'
import { onSite } from './site.ts'

const SECONDS = 10
/** Long enough that no phase ends while it is watched. */
const LINK = `${toolPath('timer')}#mode=countdown&seconds=300`

/** What a timer costs while it runs: processor time of the whole browser, and how often it lays the page out. */
export function measureTimer(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    const browser = await chromium.launch({
      executablePath: await requireWholeBrowser(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    })
    try {
      const page = await startTimer(browser, origin)
      const share = await processorShare(browser, page)
      const layouts = await layoutsOf(browser, page)
      return [
        atMost('A running timer: of one core, all processes of the browser', share, 3, '%'),
        atMost(`A running timer: layouts in ${SECONDS} s`, layouts, 0, 'times'),
      ]
    } finally {
      await browser.close()
    }
  })
}

async function startTimer(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(origin + LINK)
  await page.locator('.timer-form [type=submit]').click()
  // Past the time to get ready; the sounds are loaded by then.
  await page.locator('.stage[data-phase=work]').waitFor({ timeout: 30_000 })
  await page.waitForTimeout(3_000)
  return page
}

/** The share of one core in percent. */
async function processorShare(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const before = await spent()
  await page.waitForTimeout(SECONDS * 1_000)
  return (100 * ((await spent()) - before)) / SECONDS
}

async function layoutsOf(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.waitForTimeout(SECONDS * 1_000)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string }[]
  }
  if (!trace.traceEvents.some(({ name }) => name === 'UpdateLayoutTree'))
    throw new Error('The trace holds no style changes: the timer did not run')
  return trace.traceEvents.filter(({ name }) => name === 'Layout').length
}
