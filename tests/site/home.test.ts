import { describe, expect, test } from 'vitest'
import { formatCount } from '#lib/format/number.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { apiList, everybody } from '#tests/e2e/support/api.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { open, request } from './support/site.ts'

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)
  const at = (path: string) => localizedPath(path, locale)

  test('the two cards lead to the tools and the health centre', async () => {
    const { page } = await open(at(PATHS.home))
    const card = (title: string) =>
      page.all('main article').find((article) => article.one('h3').text === title)!
    const tools = card(t('home.cards.tools.title'))
    expect(tools.all('a').map((link) => link.attribute('href'))).toEqual([at(PATHS.tools)])
    const health = card(t('home.cards.health.title'))
    expect(health.all('a').map((link) => link.attribute('href'))).toEqual([at(PATHS.health)])
    expect(health.all('li').map(({ text }) => text)).toEqual([
      t('home.cards.health.records'),
      t('home.cards.health.charts'),
      t('home.cards.health.csv'),
      t('home.cards.health.private'),
    ])
  })

  test('its figures match the database', async () => {
    const lists = await Promise.all(PROFESSIONAL_TYPES.map((type) => everybody(request, type)))
    const { page } = await open(at(PATHS.home))
    expect(page.one('main dd').text).toBe(formatCount(lists.flat().length, locale))
  })

  test('it names the best of each profession, and leads to all trainers', async () => {
    const best = await Promise.all(
      PROFESSIONAL_TYPES.map(async (type) => (await apiList(request, type)).top10!.slice(0, 3)),
    )
    const { page } = await open(at(PATHS.home))
    const ratings = page.all('section[aria-labelledby="top-three"] .who').map(({ text }) => text)
    for (const [n, { totalReviews }] of best.flat().entries())
      expect(ratings[n]).toContain(
        totalReviews ? `(${totalReviews})` : t('professionals.rating.none'),
      )
    const names = page.all('section[aria-labelledby="top-three"] h3').map(({ text }) => text)
    expect(names).toEqual(best.flat().map(({ name }) => name))
    const all = page.named('main a', new RegExp(`^${t('finder.see', { people: '' })}`))
    expect(all.attribute('href')).toBe(at(LIST_PATHS.trainer))
  })

  test('reviews on the home page are on the profile that they are about', async () => {
    const { page } = await open(at(PATHS.home))
    const told = page.all('section[aria-labelledby="told"] li')
    expect(told).toHaveLength(3)
    for (const review of told) {
      const quote = review.one('blockquote')
      // The demo people are quoted in Spanish.
      expect(quote.attribute('lang')).toBe(locale === 'es' ? null : 'es')
      expect(review.text.includes(t('professionals.written.es'))).toBe(locale === 'en')
      const profile = await open(review.one('a').attribute('href')!)
      expect(profile.page.one('main').text).toContain(quote.text.replaceAll(/[«»“”]/g, ''))
    }
  })
})
