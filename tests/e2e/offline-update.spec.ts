import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { test } from './support/front-test.ts'
import { INSTALLED, heading, lookForVersion, noticeOn } from './support/new-version.ts'
import { expect, inLanguage } from './support/test.ts'
import { SAYS_OFFLINE, workerReady } from './support/worker.ts'

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
    await expect(take).toBeVisible(INSTALLED)
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
  await expect(take).toBeVisible(INSTALLED)
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
