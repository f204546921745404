import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATHS } from '#lib/site/routes.ts'
import { writeServiceWorker } from '#scripts/build/service-worker.ts'
import { test } from './support/front-test.ts'
import { INSTALLED, heading, lookForVersion, noticeOn } from './support/new-version.ts'
import { expect } from './support/test.ts'
import { keptPaths, workerReady } from './support/worker.ts'

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
  await expect(noticeOn(touched, 'es').take).toBeVisible(INSTALLED)
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
