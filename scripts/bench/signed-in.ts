import type { Browser } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#db/seed/demo-accounts.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { PATHS } from '#lib/site/routes.ts'
import { withOwner } from '../database.ts'
import { withBrowser } from './browser.ts'
import { overHttp2 } from './http2.ts'
import { atMost, median, type Measurement } from './measurement.ts'
import { beginSession, bringSession } from './session.ts'

const RUNS = 3

/** Lighthouse's "slow 4G", and a quarter of this machine's speed. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWER = 4

/** Of a hydrated island: the page of `/health` has the tabs of its demonstration, which is not seen. */
const USABLE = 'astro-island:not([ssr]) [role=tab]'

/** The seconds until a page can be used. */
const SCREENS: readonly { role: Role; path: string; most: number }[] = [
  { role: 'athlete', path: PATHS.health, most: 2.5 },
  { role: 'trainer', path: PATHS.dashboard, most: 3 },
  { role: 'trainer', path: PATHS.clients, most: 3 },
]

/** From the address until it can be used, in a browser that has seen nothing yet: the median, in seconds. */
export function measureSignedIn(site: string): Promise<Measurement[]> {
  return overHttp2(site, (origin) =>
    withBrowser(async (browser) => {
      const measured: Measurement[] = []
      for (const { role, path, most } of SCREENS) {
        const times: number[] = []
        for (let run = 0; run < RUNS; run++) {
          times.push(await timeUntil(browser, { role, url: origin + path }))
        }
        const what = `Signed in: ${path} until it can be used, HTTP/2 over slow 4G, ${SLOWER} × slower, median`
        measured.push(atMost(what, median(times), most, 's'))
      }
      return measured
    }),
  )
}

async function timeUntil(
  browser: Browser,
  { role, url }: { role: Role; url: string },
): Promise<number> {
  const context = await browser.newContext({
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  })
  try {
    const { id } = DEMO_ACCOUNTS.find((account) => account.role === role)!
    const { cookie } = await withOwner((db) => beginSession(db, id))
    await bringSession(context, url, cookie)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'commit' })
    const stands = await page.waitForFunction(
      (selector) => document.querySelector(selector) && performance.now(),
      USABLE,
    )
    return Number(await stands.jsonValue()) / 1_000
  } finally {
    await context.close()
  }
}
