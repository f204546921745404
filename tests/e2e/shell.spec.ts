import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, registerPath } from '#lib/site/routes.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { SAYS_404 } from './support/pages.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('the first Tab focuses the skip link', async ({ page }) => {
    await page.goto(localizedPath('/trainers', locale))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('common.skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the header marks the current page, and ends where the page does at every width', async ({
    page,
  }) => {
    await page.goto(localizedPath('/physiotherapists', locale))
    const nav = page.getByRole('banner').getByRole('navigation')
    await expect(nav.locator('[aria-current=page]')).toHaveText(t('common.nav.physiotherapists'))
    await expect(nav.getByRole('link', { name: t('common.nav.trainers') })).toHaveAttribute(
      'href',
      localizedPath(LIST_PATHS.trainer, locale),
    )

    const header = page.getByRole('banner')
    for (const width of [1440, 1279, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 800 })
      const content = await page.locator('h1').locator('..').boundingBox()
      const last = header.locator('a:visible, button:visible').last()
      const { x, width: wide } = (await last.boundingBox())!
      expect(x + wide, `${width} px`).toBeLessThanOrEqual(content!.x + content!.width + 1)
    }
  })

  test('the footer links to all sections and to registration for professionals', async ({
    page,
  }) => {
    await page.goto(localizedPath('/faq', locale))
    const footer = page.getByRole('contentinfo')
    for (const path of [
      ...Object.values(LIST_PATHS),
      ...['/tools', '/video-library', '/articles', '/health', '/faq', '/contact', '/about'],
      ...['/newsletter', '/terms', '/privacy', '/cookies', '/accessibility'],
      ...PROFESSIONAL_TYPES.map((type) => registerPath(type)),
    ]) {
      await expect(footer.locator(`a[href="${localizedPath(path, locale)}"]`)).toBeVisible()
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Mi Forma Activa`)
  })

  test('an unknown path is a 404 in the language of its URL', async ({ page, problems }) => {
    problems.allow(SAYS_404)
    for (const path of ['/nowhere', '/deep/down/nowhere', '/trainers/nowhere']) {
      const response = await page.goto(localizedPath(path, locale))
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.notFound.heading'))
      await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: t('common.notFound.home') }),
      ).toHaveAttribute('href', localizedPath('/', locale))
    }
  })

  test('/register redirects to /auth with its query', async ({ request }) => {
    for (const [query, target] of [
      ['', 'mode=register'],
      ['?type=trainer', 'type=trainer&mode=register'],
      ['?mode=login&type=nutritionist', 'mode=register&type=nutritionist'],
    ]) {
      const response = await request.get(`${localizedPath('/register', locale)}${query}`, {
        maxRedirects: 0,
      })
      expect(response.status()).toBe(302)
      expect(response.headers()['location']).toBe(`${localizedPath('/auth', locale)}?${target}`)
    }
  })
})

test('other language prefixes are not found', async ({ request }) => {
  const prerendered = ['/fr', '/fr/trainers', '/es/trainers']
  const onDemand = ['register', 'find', 'articles', 'article/x', 'video-library', 'trainer/x']
  const lists = ['trainers/search', 'trainers/in/valencia', 'trainers/for/strength']
  const paths = [...prerendered, ...[...onDemand, ...lists].map((path) => `/fr/${path}`)]
  for (const path of [...paths, '/plumbers/search', '/plumbers/in/valencia']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain(textsOf('es')('common.notFound.text'))
  }
})
