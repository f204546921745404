import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('es', (locale) => {
  test('search text entered before hydration is kept and applied on Enter', async ({ page }) => {
    const list = listOn(page, 'trainer', locale)
    const release = await holdBack(page, ISLAND_SCRIPTS)
    await page.goto(list.path)
    await list.text.pressSequentially('an')
    release()
    await list.hydrated()
    await expect(list.text).toBeFocused()
    await expect(page, 'half a word is not searched for').toHaveURL(list.path)
    await page.keyboard.type('drea gomez')
    await expect(list.text).toHaveValue('andrea gomez')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${list.path}?q=andrea+gomez`)
    await expect(list.text).toBeFocused()
  })

  test('a search committed before hydration is applied', async ({ page }) => {
    const list = listOn(page, 'trainer', locale)
    const release = await holdBack(page, ISLAND_SCRIPTS)
    await page.goto(list.path)
    await list.text.fill('andrea')
    await list.filter('goal').focus()
    release()
    await expect(page).toHaveURL(`${list.path}?q=andrea`)
    await expect(list.text).toHaveValue('andrea')
  })

  test('search text being typed is kept when an earlier choice is applied', async ({ page }) => {
    const list = listOn(page, 'trainer', locale)
    const release = await holdBack(page, ISLAND_SCRIPTS)
    await page.goto(list.path)
    await list.filter('goal').selectOption('online')
    await list.text.pressSequentially('an')
    release()
    await expect(page).toHaveURL(`${list.path}?goal=online`)
    await page.keyboard.type('drea')
    await expect(list.text).toHaveValue('andrea')
    await list.filter('modality').focus()
    await expect(page).toHaveURL(`${list.path}?goal=online&q=andrea`)
  })
})
