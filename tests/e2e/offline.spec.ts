import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { TOOLS, toolPath } from '#lib/tools/tools.ts'
import { aProfilePath } from './support/api.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { keptPaths, SAYS_OFFLINE, workerReady } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

inLanguage('en', (locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)

  test('after one visit to any page all tools work offline, and another page says that it cannot', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(SAYS_OFFLINE)
    await page.goto(at(PATHS.faq))
    await workerReady(page)
    await context.setOffline(true)
    const heading = page.getByRole('heading', { level: 1 })
    for (const path of [PATHS.tools, ...TOOLS.map(toolPath)]) {
      await page.goto(at(path))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(heading, path).not.toHaveText(t('offline.heading'))
      await expect(heading, path).toHaveCSS('font-family', /Bricolage/)
    }

    await page.goto(at(toolPath('bmi')))
    await page.getByLabel(t('calculators.height'), { exact: true }).fill('175')
    await page.getByLabel(t('calculators.weight'), { exact: true }).fill('70')
    await page.getByRole('button', { name: t('calculators.calculate') }).click()
    await expect(page.getByRole('status').filter({ hasText: /22[.,]9/ })).toHaveCount(1)
    await page.goto(at(toolPath('timer')))
    await page.getByRole('button', { name: t('timers.settings.start') }).click()
    await expect(page.getByRole('button', { name: t('timers.stage.pause') })).toBeVisible()
    // This attribute suppresses the update notice.
    await expect(page.locator('html')).toHaveAttribute('data-timer-running')

    await page.goto(at(LIST_PATHS.nutritionist))
    await expect(heading).toHaveText(t('offline.heading'))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await page.getByRole('button', { name: t('offline.retry') }).click()
    await expect(heading).toHaveText(t('offline.heading'))
    await page.getByRole('link', { name: t('offline.tools') }).click()
    await expect(page).toHaveURL(at(PATHS.tools))
    await page.goBack()
    await context.setOffline(false)
    await expect(heading).toHaveText(t('list.nutritionist.title'))
  })

  test('visited public pages are available offline, including the first one', async ({
    page,
    context,
    request,
    problems,
  }) => {
    problems.allow(SAYS_OFFLINE)
    const profile = at(await aProfilePath(request, 'trainer'))
    const paths = [at(PATHS.home), profile, at(LIST_PATHS.trainer)]
    const headings: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await workerReady(page)
      headings.push(await page.getByRole('heading', { level: 1 }).innerText())
    }
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(paths))
    await context.setOffline(true)
    for (const [i, path] of paths.entries()) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(headings[i]!)
      await expect(heading).toHaveCSS('font-family', /Bricolage/)
    }
    // Its second page is only known to the server.
    await page.goto(`${at(LIST_PATHS.trainer)}?page=2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.heading'))
  })
})
