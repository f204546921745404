import { expect, test } from 'vitest'
import { LOCALES } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { LIST_END, PAGE_SIZE } from '#lib/professionals/list-query.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { countText } from './count-text.ts'

test.each([
  ['one', { page: 1, total: 1 }, '1 entrenador', '1 trainer'],
  ['a single page', { page: 1, total: 12 }, '12 entrenadores', '12 trainers'],
  ['a last page', { page: 2, total: 13 }, '13–13 de 13 entrenadores', '13–13 of 13 trainers'],
  [
    'nearly as many as are counted',
    { page: 1, total: LIST_END - 1 },
    '499 entrenadores',
    '499 trainers',
  ],
  [
    'more',
    { page: 2, total: LIST_END, isMore: true },
    '13–24 de más de 500 entrenadores',
    '13–24 of more than 500 trainers',
  ],
  [
    'the last page of more',
    { page: 42, total: LIST_END, isMore: true },
    '493–500 de más de 500 entrenadores',
    '493–500 of more than 500 trainers',
  ],
])('%s', (_, given, ...expected) => {
  const list = { isMore: false, pageSize: PAGE_SIZE, ...given }
  const texts = LOCALES.map((locale) => countText(list, 'trainer', tOf(locale), locale))
  expect(texts).toEqual(expected)
})

test.each(PROFESSIONAL_TYPES)('%s: a count of more than are counted has its own text', (type) => {
  const list = { page: 1, pageSize: PAGE_SIZE, total: LIST_END }
  for (const locale of LOCALES) {
    const [all, more] = [false, true].map((isMore) =>
      countText({ ...list, isMore }, type, tOf(locale), locale),
    )
    expect(more).not.toBe(all)
    expect(more).toMatch(/(más de|more than) 500 \p{L}+s$/u)
  }
})

function tOf(locale: (typeof LOCALES)[number]) {
  return createT(messagesOf(locale, 'ignored', 'list', 'paging', 'professionals'), locale)
}
