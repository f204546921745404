import type { Browser, Page } from '@playwright/test'
import { toolPath } from '#lib/tools/tools.ts'
import { withBrowser } from './browser.ts'
import { atMost, noted, type Measurement } from './measurement.ts'
import { onSite } from './site.ts'

type Scene = {
  what: string
  link: string
  /** Selector of an element that exists once it runs. */
  running: string
  /** Warm-up before measuring, in seconds. */
  settle: number
  /** Duration of the measurement, in seconds. */
  watched: number
  /** Whether only the time changes, so there may be no layout. */
  steady: boolean
  /** Whether there is continuous animation, rendered in software where there is no GPU. */
  moving?: true
}

const SCENES: readonly Scene[] = [
  {
    what: 'A running timer',
    link: `${toolPath('timer')}#mode=countdown&seconds=300`,
    running: '.stage[data-phase=work]',
    // Browsers keep the audio output open for ten seconds after a sound.
    settle: 15,
    watched: 30,
    steady: true,
  },
  {
    what: 'A Tabata of 20/10 seconds with its sounds',
    link: `${toolPath('timer')}#mode=tabata&work=20&rest=10&cycles=8&rounds=1`,
    running: '.stage[data-phase=work]',
    settle: 0,
    watched: 60,
    steady: false,
  },
  {
    what: 'Breathing with its sounds',
    link: `${toolPath('breathing')}#mode=breathing&pattern=box&cycles=10`,
    running: '.breath-stage[data-status=running]',
    settle: 5,
    watched: 30,
    steady: false,
    moving: true,
  },
]

/** The cost of running timers: CPU time of the whole browser, and number of layouts. */
export function measureTimer(): Promise<Measurement[]> {
  return onSite(async (origin) => {
    const measured: Measurement[] = []
    for (const scene of SCENES) {
      measured.push(...(await withBrowser((browser) => watch(scene, browser, origin))))
    }
    return measured
  })
}

async function watch(scene: Scene, browser: Browser, origin: string): Promise<Measurement[]> {
  const page = await start(scene, browser, origin)
  const share = await processorShare(scene, browser, page)
  const layouts = await layoutsOf(scene, browser, page)
  const shareOf = `${scene.what}: of one core, all processes of the browser`
  const layoutsIn = `${scene.what}: layouts in ${scene.watched} s`
  return [
    scene.moving ? noted(shareOf, share, '%') : atMost(shareOf, share, 3, '%'),
    scene.steady ? atMost(layoutsIn, layouts, 0, 'times') : noted(layoutsIn, layouts, 'times'),
  ]
}

async function start({ link, running, settle }: Scene, browser: Browser, origin: string) {
  const page = await browser.newPage({
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(origin + link)
  await page.locator('main form [type=submit]').click()
  await page.locator(running).waitFor({ timeout: 30_000 })
  await page.waitForTimeout(settle * 1_000)
  return page
}

/** The share of one core in percent. */
async function processorShare({ watched }: Scene, browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const before = await spent()
  await page.waitForTimeout(watched * 1_000)
  return (100 * ((await spent()) - before)) / watched
}

async function layoutsOf({ watched }: Scene, browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.waitForTimeout(watched * 1_000)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string }[]
  }
  if (!trace.traceEvents.some(({ name }) => name === 'UpdateLayoutTree'))
    throw new Error('The trace holds no style changes: the timer did not run')
  return trace.traceEvents.filter(({ name }) => name === 'Layout').length
}
