import type { Page } from '@playwright/test'
import type { ListResponse, ProfessionalCard } from '#lib/professionals/schemas.ts'
import { apiList } from './support/api.ts'
import { holdBack } from './support/hold-back.ts'
import { filesOf, watchScripts } from './support/island.ts'
import { watchShifts } from './support/layout-shift.ts'
import { listOn } from './support/list.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'

type List = ReturnType<typeof listOn>

/** Without the second surname: it takes fewer lines, and has the same initials. */
const earlierName = ({ name }: ProfessionalCard) => name!.split(' ').slice(0, 2).join(' ')

/** A card is shown twice, and another number of people. */
function withOneMore(html: string, { id }: ProfessionalCard): string {
  const cards = [...html.matchAll(/<li><article.*?<\/article><\/li>/gs)]
  const [card] = cards.find(([one]) => one.includes(id))!
  const [, count] = /role="status"[^>]*>([^<]+)</.exec(html)!
  return html
    .replace(card, card + card.replaceAll(id, crypto.randomUUID()))
    .replaceAll(count!, `${count} + 1`)
}

/** Answers with the list of an earlier build, when somebody of the ten best and somebody behind had another name. */
async function openOfEarlierBuild(
  page: Page,
  list: List,
  { items }: ListResponse,
  change = (html: string, _: ProfessionalCard) => html,
) {
  const [third, other] = [items[2]!, items[5]!]
  await page.route(
    ({ pathname }) => pathname === list.path,
    async (route) => {
      const response = await route.fetch()
      const html = change(await response.text(), other)
      const body = [third, other].reduce(
        (text, one) => text.replaceAll(one.name!, earlierName(one)),
        html,
      )
      await route.fulfill({ response, body })
    },
  )
  await page.goto(list.path)
  return { third, other }
}

/** The same, when what the list is now is on its way; `release` lets it arrive. */
async function openAndHold(page: Page, list: List, answer: ListResponse) {
  const address = `**${list.path}/search`
  const release = await holdBack(page, address)
  const asked = page.waitForRequest(address)
  const { other } = await openOfEarlierBuild(page, list, answer)
  await asked
  return {
    other,
    release: async () => {
      const drawn = page.waitForResponse(address)
      release()
      await (await drawn).finished()
    },
  }
}

for (const [width, locale] of [
  [390, 'es'],
  [1280, 'en'],
] as const) {
  test.describe(`${locale}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('what has changed since the build is shown without a framework and without a shift; a filter works then', async ({
      page,
      request,
    }) => {
      const list = listOn(page, 'trainer', locale)
      const answer = await apiList(request, 'trainer')
      const { id, type } = answer.items[5]!
      await page.addInitScript(
        (text) => localStorage.setItem('shortlist', text),
        JSON.stringify({ version: 1, items: [{ id, type }] }),
      )
      const requested = watchScripts(page)
      const shifted = await watchShifts(page)
      const { third, other } = await openOfEarlierBuild(page, list, answer, withOneMore)

      await expect(list.names).toHaveText(answer.items.map(({ name }) => name!))
      await expect(list.top.getByRole('link').nth(2)).toHaveText(third.name!)
      await networkQuiet(page)
      expect(await shifted()).toEqual([])
      const scripts = await filesOf(page.locator('astro-island[client=stale]'))
      expect(scripts.filter((script) => requested.includes(script))).toEqual([])

      const card = list.card(other)
      await expect(card.locator('[data-save]')).toHaveAttribute('aria-pressed', 'true')
      await expect(card.locator('.portrait')).toHaveCSS('view-transition-name', `f${id}`)

      if (width < 1024) await list.openFilters()
      else await list.filter('goal').focus()
      await list.filter('goal').selectOption('online')
      await list.shows(await apiList(request, 'trainer', 'goal=online'))
      expect(scripts.filter((script) => requested.includes(script))).toEqual(scripts)
      await page.goBack()
      await expect(list.names).toHaveText(answer.items.map(({ name }) => name!))
    })
  })
}

test('what is typed while it is on its way stays, and so does the focus', async ({
  page,
  request,
}) => {
  const list = listOn(page, 'trainer', 'es')
  const answer = await apiList(request, 'trainer')
  const { other, release } = await openAndHold(page, list, answer)
  await list.text.pressSequentially('a')
  await list.hydrated()
  await expect(list.card(other)).toBeVisible()
  await release()
  await list.text.press('n')
  await expect(list.text).toHaveValue('an')
  await expect(list.text).toBeFocused()
  await expect(page).toHaveURL(`${list.path}?q=an`)
})

test('what comes once the list is touched is left to the list', async ({ page, request }) => {
  const list = listOn(page, 'trainer', 'es')
  const answer = await apiList(request, 'trainer')
  const { other, release } = await openAndHold(page, list, answer)
  await list.results.hover({ position: { x: 1, y: 1 } })
  await expect(list.card(other)).toBeVisible()
  const cards = await list.results.getByRole('article').elementHandles()
  await release()
  await networkQuiet(page)
  for (const card of cards) expect(await card.evaluate((node) => node.isConnected)).toBe(true)
})

test('without an answer the page stays as it was', async ({ page, request, problems }) => {
  problems.allow(/trainers\/search|status of 503/)
  const list = listOn(page, 'trainer', 'es')
  const answer = await apiList(request, 'trainer')
  for (const outage of ['answers 503', 'cannot be reached']) {
    const address = `**${list.path}/search`
    await page.route(address, (route) =>
      outage === 'answers 503'
        ? route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' })
        : route.abort('connectionrefused'),
    )
    const asked = page.waitForRequest(address)
    const { other } = await openOfEarlierBuild(page, list, answer)
    await asked
    await networkQuiet(page)
    const link = list.results
      .getByRole('article')
      .getByRole('link', { name: earlierName(other), exact: true })
    await expect(link, outage).toBeVisible()
    await page.unroute(address)
  }
})
