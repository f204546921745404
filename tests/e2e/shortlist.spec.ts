import type { Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { LIST_PATHS, PATHS, profilePath } from '#lib/site/routes.ts'
import { apiProfile, everybody } from './support/api.ts'
import { holdBack } from './support/hold-back.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

type Saved = { id: string; type: string }

/** Visits with these people saved. */
const saveBefore = (page: Page, items: readonly Saved[]) =>
  page.addInitScript(
    (text) => {
      if (localStorage.getItem('shortlist') === null) localStorage.setItem('shortlist', text)
    },
    JSON.stringify({ version: 1, items: items.map(({ id, type }) => ({ id, type })) }),
  )

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? 'null') as unknown)

function shortlistOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  return {
    t,
    path: localizedPath(PATHS.shortlist, locale),
    heart: (name: string) => page.getByRole('button', { name: t('list.save', { name }) }),
    link: (count: number) => page.getByRole('link', { name: t('shortlist.link', { count }) }),
    people: page.getByRole('list', { name: t('shortlist.people') }).getByRole('article'),
    table: page.getByRole('table', { name: t('shortlist.table.title') }),
  }
}

inLanguage('es', (locale) => {
  test('people saved on a list and a profile are compared side by side, and removed', async ({
    page,
    request,
  }) => {
    const shortlist = shortlistOn(page, locale)
    const { t } = shortlist
    const [first, second] = await everybody(request, 'trainer')
    const [one, two] = [await apiProfile(request, first!.id), await apiProfile(request, second!.id)]
    const list = listOn(page, 'trainer', locale)
    await list.open(`q=${encodeURIComponent(one.name!)}`)
    await list.hydrated()
    await shortlist.heart(one.name!).click()
    await expect(shortlist.heart(one.name!)).toHaveAttribute('aria-pressed', 'true')
    await expect(shortlist.link(1)).toBeVisible()

    await page.goto(localizedPath(profilePath('trainer', two.id), locale))
    await shortlist.heart(two.name!).click()
    await shortlist.link(2).click()
    await expect(page).toHaveURL(shortlist.path)
    await expect(page).toHaveTitle(new RegExp(t('shortlist.title')))
    await expect(shortlist.people).toHaveCount(2)
    expect(await stored(page)).toEqual({
      version: 1,
      items: [one, two].map((person) => ({ id: person.id, type: 'trainer' })),
    })

    await expect(shortlist.table.getByRole('columnheader')).toHaveText([
      t('shortlist.table.criterion'),
      one.name!,
      two.name!,
    ])
    for (const { name } of [one, two]) {
      await page.getByRole('button', { name: t('shortlist.removeOf', { name: name! }) }).click()
    }
    const empty = page.getByRole('heading', { name: t('shortlist.empty.title') })
    await expect(empty).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('professionals.professions.trainer') })
      .click()
    await expect(page).toHaveURL(localizedPath(LIST_PATHS.trainer, locale))
    await expect(shortlist.link(0)).toHaveCount(0)
  })

  test('a heart works before the list is alive, and stays pressed after; without JavaScript there is none', async ({
    page,
    request,
    newVisitor,
    baseURL,
  }) => {
    const shortlist = shortlistOn(page, locale)
    const one = (await everybody(request, 'trainer'))[0]
    const release = await holdBack(page, /\/_astro\/(list|framework)\.[^/]+\.js$/)
    await page.goto(LIST_PATHS.trainer)
    await shortlist.heart(one!.name!).click()
    await expect(shortlist.heart(one!.name!)).toHaveAttribute('aria-pressed', 'true')
    release()
    await page.getByLabel(shortlist.t('list.sort.label')).selectOption('experience')
    await expect(page).toHaveURL(/sort=experience/)
    await page.goBack()
    await expect(shortlist.heart(one!.name!)).toHaveAttribute('aria-pressed', 'true')
    await shortlist.heart(one!.name!).click()
    await expect(shortlist.heart(one!.name!)).toHaveAttribute('aria-pressed', 'false')
    expect(await stored(page)).toEqual({ version: 1, items: [] })

    const context = await newVisitor({ baseURL: baseURL!, javaScriptEnabled: false })
    const plain = await context.newPage()
    for (const path of [LIST_PATHS.trainer, profilePath('trainer', one!.id)]) {
      await plain.goto(path)
      await expect(plain.getByText(one!.name!).first()).toBeVisible()
      await expect(plain.locator('[data-save]').first()).toBeHidden()
    }
  })

  test('a thirteenth person is not saved, and the page says why', async ({ page, request }) => {
    const shortlist = shortlistOn(page, locale)
    const all = await everybody(request, 'trainer')
    await saveBefore(page, all.slice(0, 12))
    const { id, name } = all[12]!
    await page.goto(profilePath('trainer', id))
    await expect(shortlist.link(12)).toBeVisible()
    await shortlist.heart(name!).click()
    await expect(page.getByText(shortlist.t('shortlist.full', { count: 12 }))).toBeVisible()
    await expect(shortlist.heart(name!)).toHaveAttribute('aria-pressed', 'false')
    expect(await stored(page)).toMatchObject({ items: { length: 12 } })
  })

  test('without storage the heart works, and says that it lasts as long as the page', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    const shortlist = shortlistOn(page, locale)
    const [one] = await everybody(request, 'trainer')
    await page.goto(profilePath('trainer', one!.id))
    await shortlist.heart(one!.name!).click()
    await expect(shortlist.heart(one!.name!)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(shortlist.t('shortlist.notKept'))).toBeVisible()
    await page.goto(shortlist.path)
    await expect(
      page.getByRole('heading', { name: shortlist.t('shortlist.empty.title') }),
    ).toBeVisible()
  })
})
