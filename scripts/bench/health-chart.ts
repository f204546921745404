import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/index.ts'
import { seedBenchHealth } from '#db/seed/bench-health.ts'
import type { UserId } from '#lib/ids.ts'
import { PATHS } from '#lib/site/routes.ts'
import { withOwner } from '../database.ts'
import { withBrowser } from './browser.ts'
import { atMost, median, noted, percentile, type Measurement } from './measurement.ts'
import { beginSession, bringSession } from './session.ts'
import { onSite } from './site.ts'

const POINTS = 2_000
const ROUNDS = 20
const WARM_UP = 2
const MOST = 100
/** As `seedBenchHealth` names the first. */
const KEEPER = 'bench-keeper-1@example.com'
/** What is chosen in turn: everything, after a short range and after a long one. */
const RANGES = ['all', '1m', 'all', '1y'] as const
type Range = (typeof RANGES)[number]

/** Range changes of the chart of somebody with 2,000 weights, signed in, in a window of a laptop. */
export function measureHealthChart(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    const cookie = await withOwner(async (db) => (await beginSession(db, await keeper(db))).cookie)
    return withBrowser(async (browser) => {
      const page = await chartOf(browser, origin, cookie)
      const times = await changes(page)
      const all = times.flatMap(({ range, spent }) => (range === 'all' ? spent : []))
      const fewer = times.flatMap(({ range, spent }) => (range === 'all' ? [] : spent))
      const what = `Health: range of a chart changed to all ${POINTS} points`
      return [
        atMost(`${what}, until it stands, median`, median(all), MOST, 'ms'),
        noted(`${what}, p95`, percentile(all, 0.95), 'ms'),
        noted('Health: range of the same chart changed to fewer, median', median(fewer), 'ms'),
      ]
    })
  })
}

async function chartOf(browser: Browser, origin: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-ES',
    viewport: { width: 1280, height: 800 },
  })
  await bringSession(context, origin, cookie)
  const page = await context.newPage()
  await page.goto(origin + PATHS.health)
  await page.locator('#health-chart').scrollIntoViewIfNeeded()
  await page.locator('.recharts-line-curve').waitFor()
  return page
}

async function changes(page: Page): Promise<{ range: Range; spent: number }[]> {
  const times: { range: Range; spent: number }[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const range of RANGES) {
      const spent = await changeTo(page, range)
      if (round >= 0) times.push({ range, spent })
    }
  }
  return times
}

/** Ms from the click on a range until the picture of the last change in the chart. */
async function changeTo(page: Page, range: Range): Promise<number> {
  const spent = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const chart = document.querySelector('[data-printable]')!
        addEventListener(
          'click',
          (click) => {
            let quiet: ReturnType<typeof setTimeout>
            const observer = new MutationObserver(() => {
              clearTimeout(quiet)
              // After the next picture: its frame has been drawn when a task that it queued runs.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = () => {
                  const drawn = performance.now()
                  clearTimeout(quiet)
                  quiet = setTimeout(() => {
                    observer.disconnect()
                    resolve(drawn - click.timeStamp)
                  }, 300)
                }
                port2.postMessage(null)
              })
            })
            observer.observe(chart, {
              subtree: true,
              childList: true,
              attributes: true,
              characterData: true,
            })
          },
          { capture: true, once: true },
        )
      }),
  )
  await page.locator(`label:has(input[name=chart-range][value="${range}"])`).click()
  return spent
}

/** The records are written once and kept for the next run. */
async function keeper(db: Database): Promise<UserId> {
  const find = () => db.select({ id: users.id }).from(users).where(eq(users.email, KEEPER))
  if ((await find()).length === 0) await seedBenchHealth(db, { people: 1, records: POINTS })
  const [user] = await find()
  return user!.id
}
