import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test'
import type { Locale } from '#lib/i18n/locales.ts'
import { CHOSEN } from './cookie-choice.ts'
import { forgetTrainers } from './professional.ts'

/** The problems in the browser that a test expects. */
type Problems = { allow: (pattern: RegExp) => void }

type Options = {
  /** What browsers have chosen about cookies: by default everything optional is refused. Null asks, as a first visit. */
  cookieChoice: string | null
}

type Fixtures = {
  problems: Problems
  /** Another visitor: a separate context, watched like the first. */
  newVisitor: (options?: BrowserContextOptions & Partial<Options>) => Promise<BrowserContext>
}

/**
 * Playwright's test, except that each of these fails it unless allowed: an error or warning on the console (React
 * reports failed hydration there), an uncaught exception, a violation of the content security policy, a failed
 * request or a 5xx response.
 */
export const test = base.extend<Fixtures & Options & { found: string[] }>({
  cookieChoice: [CHOSEN, { option: true }],
  found: async ({ browserName: _ }, use) => {
    await use([])
  },
  problems: [
    async ({ context, cookieChoice, found }, use) => {
      const allowed: RegExp[] = []
      await watch(context, found)
      await remember(context, cookieChoice)
      await use({ allow: (pattern) => allowed.push(pattern) })
      const problems = found.filter((one) => !allowed.some((pattern) => pattern.test(one)))
      // Only now: with the accounts their sessions end, and what their pages still ask for is refused.
      await forgetTrainers()
      expect(problems, 'nothing goes wrong in the browser').toEqual([])
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, cookieChoice, found }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ cookieChoice: own = cookieChoice, ...options } = {}) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch(context, found)
      await remember(context, own)
      return context
    })
    for (const context of contexts) await context.close()
  },
})

async function watch(context: BrowserContext, found: string[]) {
  let isLeaving = false
  context.on('request', (request) => {
    if (!request.url().endsWith('/auth/signout')) return
    isLeaving = true
    request
      .frame()
      .page()
      .once('framenavigated', () => {
        isLeaving = false
      })
  })
  context.on('weberror', (error) => found.push(`exception: ${error.error().message}`))
  context.on('console', (message) => {
    // Playwright's own message, where playwright.config.ts blocks the service worker.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
    // What was on its way when its session was ended, until the home page is loaded.
    if (isLeaving && message.text().includes('status of 401')) return
    if (['error', 'warning'].includes(message.type())) {
      found.push(`console: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Navigation and new filters abort pending requests.
    if (reason !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) found.push(`${response.status()}: ${response.url()}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      // eslint-disable-next-line no-console -- the way from the page to this watch
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

/** Gives every page a choice about cookies, unless it has one or its storage is blocked. */
async function remember(context: BrowserContext, choice: string | null) {
  if (choice === null) return
  await context.addInitScript((text) => {
    try {
      if (localStorage.getItem('cookie-consent') === null)
        localStorage.setItem('cookie-consent', text)
    } catch {
      // blocked by the test, or a frame of another origin
    }
  }, choice)
}

/** Declares tests in a locale, for behaviour that does not depend on it: about half of the specs run in each. */
export function inLanguage(locale: Locale, declare: (locale: Locale) => void) {
  test.describe(locale, () => declare(locale))
}

export { expect }
