import type { Page } from '@playwright/test'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { colourViolations, expectAccessible, violations } from './support/accessible.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inBothLanguages, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const KB = 1000
/** Words of a tool and of articles, in each language. */
const TYPED = { es: 'proteí', en: 'protei' }

const searchOn = (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name })
  return { dialog, field: dialog.getByRole('textbox'), links: dialog.getByRole('link') }
}

inBothLanguages((locale) => {
  const t = textsOf(locale)
  const opener = (page: Page) =>
    page.getByRole('link', { name: t('common.nav.search'), exact: true })

  test('the search opens by its button, groups what it finds, and is used by keyboard', async ({
    page,
  }) => {
    await page.goto(localizedPath(PATHS.faq, locale))
    await opener(page).click()
    const { dialog, field, links } = searchOn(page, t('search.label'))
    await expect(field).toBeFocused()
    await field.fill(TYPED[locale])
    await expect(dialog.getByRole('heading', { name: t('search.group.article') })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: t('search.group.tool') })).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ /)
    await expect(dialog.locator('mark').first()).toHaveText(/^prote/i)

    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('n')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(`${TYPED[locale]}n`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('a question is found by its words, and its link leads to it', async ({ page }) => {
    await page.goto(localizedPath(PATHS.tools, locale))
    await page.keyboard.press('/')
    const { dialog, field } = searchOn(page, t('search.label'))
    await field.fill(locale === 'es' ? 'sustituye medico' : 'replace doctor')
    const questions = dialog.getByRole('list', { name: t('search.group.faq') })
    await questions.getByRole('link').first().click()
    await expect(page).toHaveURL(`${localizedPath(PATHS.faq, locale)}#medico`)
  })

  test('the texts about the site are found by what they say', async ({ page }) => {
    await page.goto(localizedPath(PATHS.tools, locale))
    await page.keyboard.press('/')
    const { dialog, field } = searchOn(page, t('search.label'))
    const pages = dialog.getByRole('list', { name: t('search.group.page') }).getByRole('link')
    await field.fill(locale === 'es' ? 'borrar cuenta' : 'delete account')
    await expect(pages.and(page.locator('[href$="/privacy"]'))).toBeVisible()
    await field.fill(locale === 'es' ? 'sobre nosotros' : 'about us')
    await expect(pages.and(page.locator('[href$="/about"]'))).toContainText(
      locale === 'es' ? 'Sobre nosotros' : 'About us',
    )
    await field.fill('cookies')
    await pages.and(page.locator('[href$="/cookies"]')).click()
    await expect(page).toHaveURL(localizedPath(PATHS.cookies, locale))
  })

  test('professionals are found, and nothing found says where to begin', async ({ page }) => {
    await page.goto(localizedPath(PATHS.faq, locale))
    await page.keyboard.press('/')
    const { dialog, field } = searchOn(page, t('search.label'))
    await field.fill('valencia')
    await expect(dialog.getByRole('list', { name: t('search.group.professional') })).toBeVisible()
    await field.fill('xyzzyq')
    await expect(dialog.getByText(t('search.none.title', { q: 'xyzzyq' }))).toBeVisible()
    await expect(dialog.getByRole('link', { name: t('search.links.contact') })).toBeVisible()
  })
})

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('nothing of it is loaded before its use, and then at most 20 KB of script', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(PATHS.faq)
    await networkQuiet(page)
    const ofSearch = () => asked.filter((path) => /search|pagefind/.test(path))
    expect(ofSearch()).toEqual([])
    const scripts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
      )
    const before = await scripts()
    await page.keyboard.press('/')
    await expect(searchOn(page, t('search.label')).field).toBeFocused()
    await networkQuiet(page)
    expect(ofSearch()).toContain('/pagefind/pagefind.js')
    expect((await scripts()) - before).toBeLessThanOrEqual(20 * KB)
  })

  test('/ types itself in a field, and opens nothing with a modifier', async ({ page }) => {
    await page.goto(PATHS.search)
    const field = page.getByRole('searchbox', { name: t('search.field') })
    await field.press('/')
    await expect(field).toHaveValue('/')
    await field.blur()
    await page.keyboard.press('Control+/')
    await networkQuiet(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('results of files are shown while the database does not answer', async ({
    page,
    problems,
  }) => {
    problems.allow(/503/)
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(PATHS.faq)
    await page.keyboard.press('/')
    const { dialog, field } = searchOn(page, t('search.label'))
    await field.fill('rodilla')
    await expect(dialog.getByRole('status')).toContainText(t('search.partial'))
    await expect(dialog.getByRole('link', { name: /^Rodilla/ })).toBeVisible()
  })

  test('the open dialog is accessible in both themes', async ({ page }) => {
    await page.goto(PATHS.faq)
    await page.keyboard.press('/')
    const { dialog, field } = searchOn(page, t('search.label'))
    await field.fill('rodilla')
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ /)
    await expectAccessible(page)
    await field.fill('xyzzyq')
    await expect(dialog.getByText(t('search.none.title', { q: 'xyzzyq' }))).toBeVisible()
    expect([...(await violations(page)), ...(await colourViolations(page))]).toEqual([])
  })
})
