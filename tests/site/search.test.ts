import { expect, test } from 'vitest'
import { formatRating } from '#lib/format/number.ts'
import { LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { specialtiesText } from '#lib/professionals/card-specialties.ts'
import { rankingParts } from '#lib/professionals/ranking.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import type { SearchResponse } from '#lib/search/schemas.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { get, open } from './support/site.ts'

const t = textsOf('es')

async function rowsOf(q: string, locale: Locale): Promise<SearchResponse> {
  const response = await get(`/api/search?${new URLSearchParams({ locale, q })}`)
  return (await response.json()) as SearchResponse
}

test('the page of the search finds words anywhere in a text, and is not indexed', async () => {
  const dumbbell = await open(`${PATHS.search}?q=mancuerna`)
  const mentions = dumbbell.page.one('main details')
  expect(mentions.one('summary').text).toContain(t('search.page.mentioned'))
  mentions.named('a', /Fuerza desde cero/)
  expect(dumbbell.page.one('meta[name="robots"]').attribute('content')).toBe('noindex')

  const account = await open(`${PATHS.search}?q=borrar+cuenta`)
  account.page.one('main details').named('a', /privacidad/)
})

test.each(LOCALES)(
  '%s: people come first, with all that a card says, and lead to the lists that have all',
  async (locale) => {
    const { page } = await open(localizedPath(`${PATHS.search}?q=rodilla`, locale))
    const texts = textsOf(locale)
    const people = page.named('main section', texts('search.group.professional'))
    expect(page.all('main h2')[0]!.text).toBe(texts('search.group.professional'))
    const { professionals, totals } = await rowsOf('rodilla', locale)
    const rows = people.all('article')
    expect(rows).toHaveLength(4)
    for (const [i, row] of rows.entries()) {
      const person = professionals[i]!
      const link = row.named('h3 a', person.name!)
      expect(link.attribute('href')).toBe(
        localizedPath(profilePath(person.type, person.id), locale),
      )
      for (const text of [
        person.place!.city,
        texts(`professionals.modality.${person.modality}`),
        `${formatRating(person.rating, locale)} (${person.totalReviews})`,
        texts('list.years', { count: person.experienceYears }),
        specialtiesText(person, texts, locale),
        person.opening!,
        texts('list.seeProfile'),
      ])
        expect(row.text).toContain(text)
      expect(row.one('.score-ring').name).toBe(scoreText(rankingParts(person), texts))
      expect(row.one('.portrait').attribute('data-dress')).toMatch(/photo|cut|initials/)
    }
    for (const { type, total } of totals) {
      const link = people.named('a', texts(`list.${type}.count`, { count: total }))
      const list = await open(link.attribute('href')!)
      expect(list.page.one('[role="status"]').text).toContain(
        texts(`list.${type}.count`, { count: total }),
      )
    }
  },
)

test('the page of the search shows what was typed as text', async () => {
  const { page } = await open(`${PATHS.search}?q=%3Cimg+src=x+onerror=alert(1)%3E`)
  expect(page.one('h1').text).toContain('<img src=x onerror')
  expect(page.all('main img')).toEqual([])
})
