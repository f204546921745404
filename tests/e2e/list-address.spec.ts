import { apiList } from './support/api.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('en', (locale) => {
  test('an unknown city is ignored with a notice', async ({ page, request, problems }) => {
    problems.allow(/status of 400/)
    const list = listOn(page, 'trainer', locale)
    await list.open('modality=online&city=es-atlantis')
    const ignored = list.t('common.ignored.one', { names: 'city' })
    await expect(page.getByRole('status').filter({ hasText: ignored })).toBeVisible()
    await list.shows(await apiList(request, 'trainer', 'modality=online'))
    await expect(list.chips).toHaveCount(1)
  })

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

  test('a shared link shows the same results', async ({ page, request, newVisitor }) => {
    const list = listOn(page, 'nutritionist', locale)
    await list.open()
    // Before hydration the paging links are those of the prerendered list.
    await list.hydrated()
    await list.filter('modality').selectOption('in-person')
    await list.sort.selectOption('experience')
    await list.paging.getByRole('link', { name: list.t('common.paging.next') }).click()
    const answer = await apiList(
      request,
      'nutritionist',
      'modality=in-person&sort=experience&page=2',
    )
    await list.shows(answer)

    const friend = await (await newVisitor()).newPage()
    await friend.goto(page.url())
    const theirs = listOn(friend, 'nutritionist', locale)
    await theirs.shows(answer)
    await expect(theirs.filter('modality')).toHaveValue('in-person')
    await expect(theirs.sort).toHaveValue('experience')
  })
})
