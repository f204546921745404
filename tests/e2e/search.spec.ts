import type { Page } from '@playwright/test'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { formatRating } from '#lib/format/number.ts'
import { rankingParts } from '#lib/professionals/ranking.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import type { SearchResponse } from '#lib/search/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { holdBack } from './support/hold-back.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const searchOn = (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name })
  return { dialog, field: dialog.getByRole('textbox'), links: dialog.getByRole('link') }
}

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('the search opens by its button, groups what it finds, and is used by keyboard; it finds files while the database does not answer', async ({
    page,
    problems,
  }) => {
    const opener = page.getByRole('link', { name: t('common.nav.search'), exact: true })
    await page.goto(localizedPath(PATHS.faq, locale))
    await opener.click()
    const { dialog, field, links } = searchOn(page, t('search.label'))
    await expect(field).toBeFocused()
    await field.fill('proteí')
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
    await expect(field).toHaveValue('proteín')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    problems.allow(/503/)
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.keyboard.press('/')
    await field.fill('rodilla')
    await expect(dialog.getByRole('status')).toContainText(t('search.partial'))
    await expect(dialog.getByRole('link', { name: /^Rodilla/ })).toBeVisible()
    await expectAccessible(page, 'without the database')

    await page.unroute('**/api/search?*')
    await field.fill('rodillas')
    await expect(dialog.getByRole('status')).not.toContainText(t('search.partial'))
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ /)
    await expectAccessible(page, 'with results')
    await field.fill('xyzzyq')
    await expect(dialog.getByText(t('search.none.title', { q: 'xyzzyq' }))).toBeVisible()
    await expectAccessible(page, 'without results')
  })
})

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('people come first, with their faces, and nothing that is shown moves when they are late', async ({
    page,
    request,
  }) => {
    const query = new URLSearchParams({ locale, q: 'rodilla' }).toString()
    const answer = await request.get(`/api/search?${query}`)
    const { professionals } = (await answer.json()) as SearchResponse
    await page.goto(localizedPath(PATHS.faq, locale))
    await page.keyboard.press('/')
    const { dialog, field } = searchOn(page, t('search.label'))
    const headings = dialog.getByRole('heading')
    const people = dialog.getByRole('list', { name: t('search.group.professional') })

    const release = await holdBack(page, '**/api/search?*')
    await field.fill('rodilla')
    await expect(dialog.getByRole('status')).toContainText(t('search.partial'))
    await expect(dialog.getByRole('link', { name: /^Rodilla/ })).toBeVisible()
    const shown = await headings.allTextContents()
    expect(shown).not.toContain(t('search.group.professional'))
    release()
    await networkQuiet(page)
    expect(await headings.allTextContents()).toEqual(shown)

    await field.fill('')
    await expect(dialog.getByRole('heading', { name: t('search.start') })).toBeVisible()
    await field.fill('rodilla')
    await expect(people.getByRole('link')).toHaveCount(3)
    await expect(headings.first()).toHaveText(t('search.group.professional'))
    for (const [i, person] of professionals.slice(0, 3).entries()) {
      const link = people.getByRole('link').nth(i)
      await expect(link).toContainText(person.name!)
      await expect(link).toContainText(
        `${formatRating(person.rating, locale)} (${person.totalReviews})`,
      )
      await expect(link.locator('.portrait')).toBeVisible()
      await expect(link.getByRole('img')).toHaveAccessibleName(scoreText(rankingParts(person), t))
    }
  })
})

/** Words of a question, and of texts about the site, in each language. */
const WORDS = {
  es: { question: 'sustituye medico', deletion: 'borrar cuenta', about: 'sobre nosotros' },
  en: { question: 'replace doctor', deletion: 'delete account', about: 'about us' },
}

test('each kind of thing is found by its words, and a question is one link away', async ({
  page,
}) => {
  for (const locale of LOCALES) {
    const t = textsOf(locale)
    await page.goto(localizedPath(PATHS.tools, locale))
    await page.keyboard.press('/')
    const { dialog, field } = searchOn(page, t('search.label'))
    const found = (group: string) => dialog.getByRole('list', { name: group })
    const pages = found(t('search.group.page')).getByRole('link')
    await field.fill(WORDS[locale].deletion)
    await expect(pages.and(page.locator('[href$="/privacy"]'))).toBeVisible()
    await field.fill(WORDS[locale].about)
    await expect(pages.and(page.locator('[href$="/about"]'))).toContainText(
      new RegExp(`^${WORDS[locale].about}`, 'i'),
    )
    await field.fill('cookies')
    await expect(pages.and(page.locator('[href$="/cookies"]'))).toHaveAttribute(
      'href',
      localizedPath(PATHS.cookies, locale),
    )
    await field.fill('valencia')
    await expect(found(t('search.group.professional'))).toBeVisible()
    await field.fill('xyzzyq')
    await expect(dialog.getByText(t('search.none.title', { q: 'xyzzyq' }))).toBeVisible()
    await expect(dialog.getByRole('link', { name: t('search.links.contact') })).toBeVisible()

    await field.fill(WORDS[locale].question)
    await found(t('search.group.faq')).getByRole('link').first().click()
    await expect(page).toHaveURL(`${localizedPath(PATHS.faq, locale)}#medico`)
  }
})

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('/ types itself in a field, and nothing is loaded before the search is used', async ({
    page,
  }) => {
    await page.goto(PATHS.search)
    const own = page.getByRole('searchbox', { name: t('search.field') })
    await own.press('/')
    await expect(own).toHaveValue('/')
    await own.blur()
    await page.keyboard.press('Control+/')
    await networkQuiet(page)
    await expect(page.getByRole('dialog'), 'with a modifier').toHaveCount(0)

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(PATHS.faq)
    await networkQuiet(page)
    const ofSearch = () => asked.filter((path) => /search|pagefind/.test(path))
    expect(ofSearch()).toEqual([])
    await page.keyboard.press('/')
    await expect(searchOn(page, t('search.label')).field).toBeFocused()
    await networkQuiet(page)
    expect(ofSearch()).toContain('/pagefind/pagefind.js')
  })
})
