import { eq } from 'drizzle-orm'
import { articles } from '#db/schema/index.ts'
import { insertArticle } from '#tests/support/articles.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { AN_ARTICLE } from './support/pages.ts'
import { withDatabase } from './support/person.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inBothLanguages, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
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

  test('the switch leads to the same article in the other language', async ({ page }) => {
    await page.goto(path)
    await page.locator('header a[data-language]').first().click()
    const other = locale === 'es' ? 'en' : 'es'
    await expect(page).toHaveURL(localizedPath(articlePath(AN_ARTICLE[other]), other))
  })
})

inLanguage('es', (locale) => {
  const t = textsOf(locale)
  const path = localizedPath(articlePath(AN_ARTICLE[locale]), locale)

  test('sharing copies the address where the system has no sheet', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${path}?utm_source=x#s-lo-que-no-se-sabe`)
    await page.getByRole('button', { name: t('articles.page.share') }).click()
    await expect(page.getByRole('status').getByText(t('articles.page.copied'))).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).search + new URL(copied).hash).toBe(path)
  })

  test('an article ships no React', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
    })
    await page.goto(path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.mouse.move(200, 300)
    await networkQuiet(page)
    expect(scripts.filter((script) => /framework|react/.test(script))).toEqual([])
  })

  test('on paper stands the article and nothing else', async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.footnotes')).toBeVisible()
    for (const part of ['body > header', 'body > footer', 'main nav', '[data-share]', '#related'])
      await expect(page.locator(part).first()).toBeHidden()
  })

  test('an article of the database is there as soon as it is published, and does no harm', async ({
    page,
    request,
  }) => {
    const slug = `de-la-base-${Date.now()}`
    const id = await withDatabase((db) =>
      insertArticle(db, slug, {
        title: 'Escrito en la base de datos',
        tags: ['sleep'],
        content:
          '## Uno\n\nHola <img src=x onerror="document.title=1"> [mal](javascript:document.title=2)\n\n<script>document.title=3</script>',
      }),
    )
    try {
      const listed = await request.get('/articles?tag=sleep&page=1')
      expect(await listed.text()).toContain(`/article/${slug}`)
      await page.goto(`/article/${id}`)
      await expect(page).toHaveURL(`/article/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Escrito en la base de datos',
      )
      await expect(page).toHaveTitle(/^Escrito en la base de datos/)
      // It has no translation: the switch leads to the list, and no search engine is told of one.
      await expect(page.locator('link[hreflang]')).toHaveCount(0)
      await expect(page.locator('header a[data-language]').first()).toHaveAttribute(
        'href',
        '/en/articles',
      )
    } finally {
      await withDatabase((db) => db.delete(articles).where(eq(articles.id, id)))
    }
    expect((await request.get(`/article/${slug}`)).status()).toBe(404)
  })

  test('the feed can be read, whatever an article of the database is called', async ({
    page,
    request,
  }) => {
    const slug = `del-canal-${Date.now()}`
    const title = 'Uno <b> & dos ]]> \u0001\u000b </title><item>'
    const id = await withDatabase((db) => insertArticle(db, slug, { title, excerpt: title }))
    try {
      const feed = await (await request.get(`/rss.xml?${slug}`)).text()
      await page.goto(path)
      const items = await page.evaluate((text) => {
        const xml = new DOMParser().parseFromString(text, 'text/xml')
        if (xml.querySelector('parsererror')) return xml.documentElement.textContent
        return [...xml.querySelectorAll('item')].map((item) => ({
          title: item.querySelector('title')?.textContent,
          link: item.querySelector('link')?.textContent,
        }))
      }, feed)
      const link = expect.stringMatching(new RegExp(`/article/${slug}$`))
      expect(items).toContainEqual({ title: 'Uno <b> & dos ]]>  </title><item>', link })
    } finally {
      await withDatabase((db) => db.delete(articles).where(eq(articles.id, id)))
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('filters and pages of the list are links', async ({ page }) => {
      await page.goto(PATHS.articles)
      const cards = page.locator('main article')
      await expect(cards).toHaveCount(13)
      await page.getByRole('link', { name: t('common.paging.next') }).click()
      await expect(page).toHaveURL('/articles?page=2')
      await expect(cards.first()).toBeVisible()
      await page.getByRole('link', { name: t('articles.tags.sleep') }).click()
      await expect(page).toHaveURL('/articles?tag=sleep')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('articles.tags.sleep'))
    })
  })
})
