import { countryName } from '#lib/format/country.ts'
import { apiList } from './support/api.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('es', (locale) => {
  test('a chip removes its filter, and one button removes all', async ({ page, request }) => {
    const list = listOn(page, 'physiotherapist', locale)
    await list.open('modality=in-person&country=ES&sort=rating')
    await expect(list.chips).toHaveCount(2)
    await list.chip(countryName('ES', locale)).click()
    await expect(page).toHaveURL(`${list.path}?modality=in-person&sort=rating`)
    await list.shows(await apiList(request, 'physiotherapist', 'modality=in-person&sort=rating'))
    await list.filter('country').selectOption('ES')
    await list.clearAll.click()
    await expect(page, 'the order is no filter').toHaveURL(`${list.path}?sort=rating`)
    await expect(list.chips).toHaveCount(0)
    await list.shows(await apiList(request, 'physiotherapist', 'sort=rating'))
  })
})
