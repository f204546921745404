import { apiList } from './support/api.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('en', (locale) => {
  test('back and forward restore filters, results and the scroll position', async ({
    page,
    request,
  }) => {
    const list = listOn(page, 'physiotherapist', locale)
    const online = await apiList(request, 'physiotherapist', 'modality=online')
    const inPerson = await apiList(request, 'physiotherapist', 'modality=in-person')
    await list.open()
    await list.filter('modality').selectOption('online')
    await list.shows(online)
    await list.filter('modality').selectOption('in-person')
    await list.shows(inPerson)
    await page.goBack()
    await expect(list.filter('modality')).toHaveValue('online')
    await list.shows(online)
    await page.goForward()
    await expect(list.filter('modality')).toHaveValue('in-person')
    await list.shows(inPerson)

    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await list.names.nth(8).hover()
    const place = await scrolled()
    expect(place).toBeGreaterThan(300)
    await list.names.nth(8).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inPerson.items[8]!.name!)
    await page.goBack()
    await expect(list.filter('modality')).toHaveValue('in-person')
    await list.shows(inPerson)
    await expect.poll(scrolled).toBe(place)
  })
})
