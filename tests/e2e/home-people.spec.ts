import { localizedPath } from '#lib/i18n/locales.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import { signInDemo } from './support/demo-session.ts'
import { finderOn } from './support/finder.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

inLanguage('en', (locale) => {
  const t = textsOf(locale)

  test('the finder answers with people, and its button says how many the list has', async ({
    page,
  }) => {
    const finder = finderOn(page, locale)
    await finder.openAlive()
    await finder.chooseProfession('trainer')
    await finder.chooseModality('trainer', 'in-person')
    await finder.chooseCountry('ES')
    await finder.chooseCity('Ceuta')
    await expect(finder.form.getByText(t('finder.nobodyHere'))).toBeVisible()
    await finder.chooseCity('Valencia')
    const strip = page.getByRole('region', { name: /Valencia$/ })
    const heading = await strip.getByRole('heading', { level: 2 }).textContent()
    await expect(finder.search).toHaveAccessibleName(t('finder.see', { people: heading! }))
    const names = await strip.getByRole('heading', { level: 3 }).allTextContents()
    expect(names.length).toBeGreaterThan(0)
    // The demo people are quoted in Spanish.
    const said = strip.getByRole('blockquote').first()
    expect(await said.getAttribute('lang')).toBe('es')

    await finder.search.click()
    await page.waitForURL(/city=es-valencia/)
    const main = page.getByRole('main')
    for (const name of names) await expect(main).toContainText(name)
    const total = heading!.split(' ')[0]!
    await expect(main).toContainText(new RegExp(`(?<!\\d)${total} (entrenador|trainer)`))

    // Also without the page cache: a new document.
    await page.goto(localizedPath(PATHS.home, locale))
    await expect(finder.sentence).toContainText('Valencia')
    await expect(finder.profession('trainer')).toBeChecked()
    await expect(finder.city).toHaveValue('Valencia')
    await expect(finder.search).toHaveAccessibleName(t('finder.see', { people: heading! }))
    await finder.search.click()
    await page.waitForURL(/city=es-valencia/)
  })
})

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('without JavaScript the best of the chosen profession stay', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const page = await context.newPage()
    const best = await Promise.all(
      PROFESSIONAL_TYPES.map(async (professional) => {
        const answer = await context.request.get(
          `/api/professionals?professional=${professional}&top10=true`,
        )
        const { top10 } = (await answer.json()) as ListResponse
        return top10!.slice(0, 3).map(({ name }) => name!)
      }),
    )
    await page.goto(PATHS.home)
    const names = page
      .getByRole('region', { name: t('finder.top.heading') })
      .getByRole('heading', { level: 3 })
    await expect(names).toHaveText(best.flat())
    const finder = finderOn(page, locale)
    await finder.chooseProfession('nutritionist')
    await expect(names.filter({ visible: true })).toHaveText(best[1]!)
    await context.close()
  })

  test('who is signed in is greeted, and goes on with a questionnaire; visitors are not', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(PATHS.home)
    await expect(page.locator('#welcome')).toBeHidden()
    await signInDemo(context, baseURL!, 'athlete')
    await page.goto(PATHS.home)
    await expect(page.getByRole('heading', { level: 1, name: 'Hola, Marta.' })).toBeVisible()
    await page.getByRole('link', { name: 'Responder' }).click()
    await page.waitForURL(/\/health\?questionnaire=/)
  })
})
