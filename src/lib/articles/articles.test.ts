import { expect, test } from 'vitest'
import { byPlace, type ArticleCard } from './article.ts'
import { neighbours } from './neighbours.ts'
import { articlesPath } from './paths.ts'
import { professionsOf } from './professions-of.ts'
import { readingMinutes } from './reading-minutes.ts'
import { relatedArticles } from './related-articles.ts'

const card = (slug: string, given: Partial<ArticleCard> = {}): ArticleCard => ({
  locale: 'es',
  slug,
  title: slug,
  excerpt: slug,
  tags: ['training'],
  publishedAt: '2026-11-22',
  isFeatured: false,
  readingMinutes: 4,
  cover: null,
  coverAlt: '',
  translation: null,
  ...given,
})

test('featured articles come first, then the newest, whether a day or a moment is known', () => {
  const list = [
    card('b'),
    card('old', { publishedAt: '2026-10-01' }),
    card('a'),
    card('moment', { publishedAt: '2026-11-22T09:00:00.000Z' }),
    card('tomorrow', { publishedAt: '2026-11-23' }),
    card('featured', { publishedAt: '2025-01-01', isFeatured: true }),
  ]
  expect(list.toSorted(byPlace).map(({ slug }) => slug)).toEqual([
    'featured',
    'tomorrow',
    'moment',
    'a',
    'b',
    'old',
  ])
})

test('related are those with most tags in common, the newest among equals, never itself', () => {
  const both = card('both', { tags: ['training', 'sleep'] })
  const others = [
    card('none', { tags: ['nutrition'], publishedAt: '2027-01-01' }),
    card('old', { publishedAt: '2025-01-01' }),
    card('new', { publishedAt: '2026-12-01' }),
    both,
    card('pair', { tags: ['sleep', 'training'], publishedAt: '2020-01-01' }),
  ]
  expect(relatedArticles(both, others, 4).map(({ slug }) => slug)).toEqual([
    'pair',
    'new',
    'old',
    'none',
  ])
})

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['elsewhere', undefined, undefined],
])('beside %s stand %s and %s', (slug, previous, next) => {
  const beside = neighbours(slug, [card('a'), card('b'), card('c')])
  expect([beside.previous?.slug, beside.next?.slug]).toEqual([previous, next])
})

test.each([
  ['', 1],
  ['word '.repeat(238 * 3), 3],
  ['word '.repeat(238 * 3 + 120), 4],
  [`${'word '.repeat(238)}\n\n[^a]: ${'source '.repeat(5000)}`, 1],
  ['[word](/a/long/path) '.repeat(238), 1],
  ['uno, dos y 1,6 g/kg; ¿qué? '.repeat(34), 1],
])('%#: reading takes minutes, sources and addresses none', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes)
})

test.each([
  [{}, '/articles'],
  [{ tag: 'sleep' as const }, '/articles?tag=sleep'],
  [{ page: 1 }, '/articles'],
  [{ tag: 'health-data' as const, page: 3 }, '/articles?tag=health-data&page=3'],
])('the list at %j is %s', (query, path) => {
  expect(articlesPath(query)).toBe(path)
})

test('an article leads to who knows its subject', () => {
  expect(professionsOf(['training', 'physiotherapy', 'sleep'])).toEqual([
    'trainer',
    'physiotherapist',
  ])
  expect(professionsOf(['health-data'])).toEqual([])
})

test.each(['](', '[^', '<http:', '[^a', '](a'])(
  'the time of reading %j is told at once',
  (sign) => {
    const before = process.cpuUsage()
    expect(readingMinutes(sign.repeat(60_000 / sign.length))).toBeGreaterThan(0)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(300)
  },
)
