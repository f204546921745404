import { finderOn } from './support/finder.ts'
import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { filesOf, islandsAlive, watchScripts } from './support/island.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('es', (locale) => {
  test('the framework is loaded on the first interaction with the finder, not before', async ({
    page,
  }) => {
    const scripts = watchScripts(page)
    const finder = finderOn(page, locale)
    await finder.open()
    await networkQuiet(page)
    const island = page.locator('astro-island').filter({ has: finder.form })
    const files = await filesOf(island)
    for (const file of files) expect(scripts).not.toContain(file)
    await finder.form.hover()
    await expect.poll(() => scripts).toEqual(expect.arrayContaining(files))
  })

  test('choices made before hydration are kept', async ({ page }) => {
    const release = await holdBack(page, ISLAND_SCRIPTS)
    const finder = finderOn(page, locale)
    await finder.open()
    await finder.country.selectOption('ES')
    await finder.chooseProfession('trainer')
    await expect(finder.search, 'the button needs no framework').toBeHidden()
    await finder.chooseModality('trainer', 'in-person')
    await expect(finder.search).toBeVisible()
    await expect(finder.sentence).toHaveText(finder.t('finder.say.empty'))

    release()
    await islandsAlive(page)
    await expect(finder.sentence).toHaveText('Busco un entrenador, presencial, en España.')
    await expect(finder.profession('trainer')).toBeChecked()
    await expect(finder.modality('trainer', 'in-person')).toBeChecked()
    await expect(finder.country).toHaveValue('ES')
    await expect(finder.city).toBeEnabled()
  })

  test('a submit before hydration is redirected by the server', async ({ page }) => {
    await holdBack(page, ISLAND_SCRIPTS)
    const finder = finderOn(page, locale)
    await finder.open()
    await finder.chooseProfession('physiotherapist')
    await finder.country.selectOption('ES')
    await finder.search.click()
    await page.waitForURL(/\/physiotherapists\/search\?professional=physiotherapist&country=ES$/)
  })
})
