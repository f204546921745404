import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { AN_ARTICLE } from './support/pages.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('es', (locale) => {
  const t = textsOf(locale)
  const path = localizedPath(articlePath(AN_ARTICLE[locale]), locale)

  test('from the list to an article, its sources, and who can help', async ({ page }) => {
    await page.goto(localizedPath(PATHS.articles, locale))
    await page.getByRole('link', { name: t('articles.tags.physiotherapy') }).click()
    await expect(page).toHaveURL(/\?tag=physiotherapy$/)
    await page.locator(`main a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    const source = page.locator('[data-footnote-ref]').first()
    const id = (await source.getAttribute('href'))!.slice(1)
    await source.click()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await page.locator(`[id="${id}"] [data-footnote-backref]`).first().click()
    await expect(source).toBeInViewport()
    await page
      .getByRole('link', { name: t('articles.page.seeAll.physiotherapist') })
      .first()
      .click()
    await expect(page).toHaveURL(localizedPath(LIST_PATHS.physiotherapist, locale))
  })

  test('an article ships no React, and sharing copies its address where there is no sheet', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
    })
    await page.goto(`${path}?utm_source=x#s-lo-que-no-se-sabe`)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.mouse.move(200, 300)
    await networkQuiet(page)
    expect(scripts.filter((script) => /framework|react/.test(script))).toEqual([])

    await page.getByRole('button', { name: t('articles.page.share') }).click()
    await expect(page.getByRole('status').getByText(t('articles.page.copied'))).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).search + new URL(copied).hash).toBe(path)
  })

  test('on paper stands the article and nothing else', async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.footnotes')).toBeVisible()
    for (const part of ['body > header', 'body > footer', 'main nav', '[data-share]', '#related'])
      await expect(page.locator(part).first()).toBeHidden()
  })
})
