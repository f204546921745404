import type { Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { test } from './support/front-test.ts'
import { expect } from './support/test.ts'
import { SAYS_OFFLINE, workerReady } from './support/worker.ts'

/** One of the files precached by the worker. */
const PART = '/icon-192.png'

/** Triggers an update check. @returns the final state of the worker found */
const lookForWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js')
    await registration.update().catch(() => undefined)
    const found = registration.installing
    if (!found) return registration.waiting?.state ?? 'none'
    return new Promise<string>((resolve) => {
      found.addEventListener('statechange', () => resolve(found.state))
    })
  })

test('an update with a missing file does not take over and is retried', async ({
  page,
  context,
  front,
  problems,
}) => {
  problems.allow(SAYS_OFFLINE)
  problems.allow(/503|bad-precaching-response/)
  await page.goto(front.origin + PATHS.tools)
  await workerReady(page)
  await front.deploy('second')
  front.refuse(PART)
  await expect.poll(() => lookForWorker(page)).toBe('redundant')

  await context.setOffline(true)
  await page.goto(`${front.origin}/tools/bmi`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toContainText('second')
  await expect(heading).toHaveCSS('font-family', /Bricolage/)

  await context.setOffline(false)
  front.refuse(null)
  await expect.poll(() => lookForWorker(page)).toBe('installed')
})
