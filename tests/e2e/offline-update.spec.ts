import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { writeServiceWorker } from '#scripts/build/service-worker.ts'
import { expectAccessible } from './support/accessible.ts'
import { test } from './support/front-test.ts'
import { expect, inLanguage } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { keptPaths, SAYS_OFFLINE, workerReady } from './support/worker.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Checks for an update, as the browser does on each visit. A check that is already running may predate the
 * deploy, hence the polling.
 */
const lookForVersion = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.ready
        await found.update()
        return (found.installing ?? found.waiting) !== null
      }),
    )
    .toBe(true)

function noticeOn(page: Page, locale: 'es' | 'en') {
  const t = textsOf(locale)
  const notice = page.getByRole('status').filter({ hasText: t('common.newVersion.text') })
  return {
    notice,
    take: notice.getByRole('button', { name: t('common.newVersion.take') }),
    later: notice.getByRole('button', { name: t('common.newVersion.later') }),
  }
}

inLanguage('en', (locale) => {
  test('an update is offered, and reloads all tabs when it is accepted, even during pending requests', async ({
    page,
    context,
    front,
    problems,
  }) => {
    problems.allow(SAYS_OFFLINE)
    const tools = front.origin + localizedPath(PATHS.tools, locale)
    await page.goto(tools)
    await workerReady(page)
    const other = await context.newPage()
    await other.goto(tools)

    await front.deploy('second')
    // Interaction protects a tab from reloads: this one must not be touched until it has reloaded.
    const told = other.waitForResponse(/new-version/)
    await lookForVersion(page)
    const { take } = noticeOn(page, locale)
    await expect(take).toBeVisible()
    await expect(heading(page)).not.toContainText('second')
    await told
    const reloaded = other.waitForEvent('domcontentloaded')
    await page.evaluate(() => {
      const ask = () => void fetch(`/icon-192.png?${performance.now()}`).catch(() => null)
      const askOften = () => {
        for (let soon = 0; soon < 600; soon += 20) setTimeout(ask, soon)
      }
      document.addEventListener('click', askOften, { capture: true, once: true })
    })
    await take.click()
    await expect(heading(page)).toContainText('second')
    await reloaded
    await expect(heading(other)).toContainText('second')
    await expect(noticeOn(page, locale).notice).toHaveCount(0)

    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toContainText('second')
    await expect(heading(page)).toHaveCSS('font-family', /Bricolage/)
  })
})

test('an update waits once it is dismissed: until it is accepted pages are current online, and the old ones work offline', async ({
  page,
  context,
  front,
  problems,
}) => {
  problems.allow(SAYS_OFFLINE)
  await page.goto(front.origin + PATHS.faq)
  await page.goto(front.origin + PATHS.tools)
  await workerReady(page)
  await front.deploy('second')
  await lookForVersion(page)
  const { notice, take, later } = noticeOn(page, 'es')
  await expect(take).toBeVisible()
  await expectAccessible(page)
  await later.click()
  await expect(notice).toHaveCount(0)
  for (const path of [PATHS.tools, PATHS.faq, '/tools/bmi', '/en/tools']) {
    await page.goto(front.origin + path)
    await expect(heading(page), path).toContainText('second')
    await expect(heading(page), path).toHaveCSS('font-family', /Bricolage/)
  }
  await context.setOffline(true)
  await page.goto(`${front.origin}/tools/timer`)
  await expect(heading(page)).not.toContainText('second')
  await expect(heading(page)).toHaveCSS('font-family', /Bricolage/)
})

test('a running timer is interrupted neither by the notice nor by another tab; a tab with user interaction is asked separately', async ({
  page,
  context,
  front,
}) => {
  await page.goto(front.origin + PATHS.tools)
  await workerReady(page)
  await page.evaluate(() => (document.documentElement.dataset['timerRunning'] = ''))
  const touched = await context.newPage()
  await touched.goto(front.origin + PATHS.tools)
  await heading(touched).click()
  const other = await context.newPage()
  await other.goto(front.origin + PATHS.faq)

  await front.deploy('second')
  await lookForVersion(other)
  await expect(noticeOn(touched, 'es').take).toBeVisible()
  await noticeOn(other, 'es').take.click()
  await expect(heading(other)).toContainText('second')
  await expect(heading(page)).not.toContainText('second')
  await expect(noticeOn(page, 'es').notice).toHaveCount(0)
  // The files it may still request are gone from the server.
  const answers = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
        async ({ src }) => (await fetch(src)).status,
      ),
    ),
  )
  expect(answers.length).toBeGreaterThan(0)
  expect(new Set(answers)).toEqual(new Set([200]))

  await expect(heading(touched)).not.toContainText('second')
  await noticeOn(touched, 'es').take.click()
  await expect(heading(touched)).toContainText('second')

  await page.evaluate(() => delete document.documentElement.dataset['timerRunning'])
  await noticeOn(page, 'es').take.click()
  await expect(heading(page)).toContainText('second')
})

test('the kill switch removes the worker and all its caches', async ({ page, front }) => {
  await page.goto(front.origin + PATHS.tools)
  await workerReady(page)
  expect((await keptPaths(page)).length).toBeGreaterThan(20)

  const directory = await mkdtemp(join(tmpdir(), 'farewell-'))
  process.env['SERVICE_WORKER'] = 'off'
  await writeServiceWorker(directory)
  delete process.env['SERVICE_WORKER']
  front.replaceWorker(await readFile(join(directory, 'sw.js'), 'utf8'))
  await rm(directory, { recursive: true })

  // Without the click the tab would reload while its caches are queried.
  await heading(page).click()
  await lookForVersion(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect(await keptPaths(page)).toEqual([])
})
