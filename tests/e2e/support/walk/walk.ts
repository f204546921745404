import type { BrowserContext, Locator, Page, Response } from '@playwright/test'
import type { Role } from '#lib/accounts/roles.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { request } from '#tests/site/support/site.ts'
import { axeOnEveryPage } from '../accessible.ts'
import { consentOn } from '../consent.ts'
import { watchShifts } from '../layout-shift.ts'
import { networkQuiet } from '../network.ts'
import { SAYS_404, type SitePage } from '../pages.ts'
import { deadLinks } from './links.ts'
import { BEFORE_A_TOUCH, QUESTION } from '../weight.ts'
import { smallText, solidButtons } from './looks.ts'
import * as probes from './probes.ts'

/** A page of the walk. */
export type Stop = Pick<SitePage, 'name' | 'path'> & {
  status?: 200 | 404
  /** What is there once its data has come. */
  ready?: (page: Page) => Locator
  /** Its island is up at once, because there is nothing else on it: it weighs what a framework weighs. */
  isNothingAsleep?: true
  /** Where it is heavier than all others. */
  limits?: { html: number; ownCss: number }
  /** What a probe finds here today, and is not to be looked at until it is mended. */
  except?: readonly ('layout shift' | 'large text')[]
  /** Whose it is: it has limits of its own for its weight. The demo account of the role is signed in. */
  of?: Role
}

type Given = {
  page: Page
  context: BrowserContext
  /** What has gone wrong in the browser (support/test.ts). */
  found: string[]
  /** The stored choice about cookies; null for a first visit, which is asked on every page. */
  cookieChoice: string | null
}

/** Says what a probe has found on a page, a problem each. */
type Report = (probe: string, what: readonly string[]) => void

/** Looks at pages, one after the other. */
export type Walker = {
  /** @returns what is wrong with a page, each as `page: probe: what` */
  look: (stop: Stop) => Promise<string[]>
}

/**
 * A walk through pages of the site, each of which is loaded once for all probes.
 *
 * @param origin of the site
 */
export async function walker(
  { page, context, found, cookieChoice }: Given,
  origin: string,
  locale: Locale,
): Promise<Walker> {
  const size = page.viewportSize()!
  const shifted = await watchShifts(page)
  const foreign = requestsElsewhere(context, origin)
  const bare = bareResponses(context, origin)
  await loadAnew(page)
  await axeOnEveryPage(page)

  return { look }

  async function look(stop: Stop): Promise<string[]> {
    const { name, status = 200 } = stop
    const problems: string[] = []
    const report: Report = (probe, what) => {
      if (stop.except?.some((one) => one === probe)) return
      problems.push(...what.map((one) => `${name}: ${probe}: ${one}`))
    }
    const response = await load(stop)
    const isAsked = await asksAboutCookies()
    if (isAsked !== (cookieChoice === null)) report('question about cookies', [String(isAsked)])
    if (response.status() !== status) report('status', [String(response.status())])
    report('layout shift', await shifted())
    if (!stop.of && !stop.isNothingAsleep) {
      const script = BEFORE_A_TOUCH.script + (isAsked ? QUESTION : 0)
      report('weight', await probes.weight(page, { ...BEFORE_A_TOUCH, script, ...stop.limits }))
      if (response.headers()['content-encoding'] !== 'br') report('weight', ['not compressed'])
    }
    // Down to the end, where everything that loads when it is near loads meanwhile.
    await page.evaluate(async () => {
      scrollTo(0, document.body.scrollHeight)
      for (let frame = 0; frame < 2; frame++)
        await new Promise((drawn) => {
          requestAnimationFrame(drawn)
        })
    })
    await standStill(isAsked)
    await lookAtStill(report)
    report('links', await deadLinks(page, stop.of ? '' : await response.text()))
    await lookSmall(report, stop)
    await networkQuiet(page)
    report('third parties', foreign.splice(0))
    report('headers', bare.splice(0))
    const isExpected = (problem: string) => status === 404 && SAYS_404.test(problem)
    report(
      'browser',
      found.splice(0).filter((problem) => !isExpected(problem)),
    )
    return problems
  }

  /** A first visit is asked by a script, which may come after everything else. */
  async function asksAboutCookies(): Promise<boolean> {
    const { banner } = consentOn(page, locale)
    if (cookieChoice !== null) return banner.isVisible()
    return banner.waitFor().then(
      () => true,
      () => false,
    )
  }

  /** With motion, as for most users. */
  async function load({ path, ready }: Stop): Promise<Response> {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(size)
    const response = await page.goto(origin + localizedPath(await path(request, locale), locale))
    if (ready) await ready(page).first().waitFor()
    await networkQuiet(page)
    return response!
  }

  /** What fades in while it comes into view would be half there, and a question about cookies lies over the page. */
  async function standStill(isAsked: boolean) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { close } = consentOn(page, locale)
    if (isAsked) await close.click()
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
  }

  async function lookAtStill(report: Report) {
    const language = await page.locator('html').getAttribute('lang')
    report('language', language === locale ? [] : [String(language)])
    report('headings', await probes.headings(page))
    report('anchors', await probes.anchors(page))
    report('solid buttons', await solidButtons(page))
    report('small text', await smallText(page))
    report('restyling', await probes.restyling(page))
    report('axe', await probes.axeLight(page))
    report('axe, dark', await probes.axeDark(page))
  }

  async function lookSmall(report: Report, { except }: Stop) {
    await page.setViewportSize({ width: 390, height: 844 })
    // The form of the own profile is folded up.
    for (const fold of await page.locator('.own-profile details').all())
      await fold.evaluate((details: HTMLDetailsElement) => (details.open = true))
    report('touch targets', await probes.targets(page))
    await page.setViewportSize({ width: 320, height: 640 })
    report('320 px', await probes.sideways(page, 320))
    // It waits for what may still come, so it is not asked where it is known to fail.
    if (except?.includes('large text')) return
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'))
    report('large text', await probes.sideways(page, 390))
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
}

/**
 * Loads each page as on a first visit, with nothing in the browser's cache: what comes from there is drawn before its
 * font is. A list asks for what has changed since the build, which another test may be changing: it never hears. No
 * route does that, because every request would go through it.
 */
async function loadAnew(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  const patterns = [{ urlPattern: '*/search', resourceType: 'Fetch' as const }]
  await browser.send('Fetch.enable', { patterns })
}

/** The addresses outside our site that pages ask for. */
function requestsElsewhere(context: BrowserContext, origin: string): string[] {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) elsewhere.push(url.href)
  })
  return elsewhere
}

/** The addresses of what our site answers without the headers that all its answers have. */
function bareResponses(context: BrowserContext, origin: string): string[] {
  const bare: string[] = []
  context.on('response', (response) => {
    if (!response.url().startsWith(`${origin}/`)) return
    const headers = response.headers()
    const isSafe = headers['x-content-type-options'] === 'nosniff'
    if (!isSafe || !headers['content-security-policy']) bare.push(response.url())
  })
  return bare
}
