import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { InstagramPosts } from './instagram-post.ts'
import { LANGUAGE_CODES } from './language-codes.ts'
import { Languages } from './languages.ts'
import { TextSet } from './text-set.ts'

const problems = (set: z.ZodMiniType, list: unknown) =>
  set.safeParse(list).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('a repeated entry is reported at its position, also when only spaces differ', () => {
  expect(problems(TextSet, ['NSCA', 'ACE', ' NSCA ', 'ACE'])).toEqual([
    ['2', 'duplicate'],
    ['3', 'duplicate'],
  ])
})

test('two links to the same post are duplicates', () => {
  const post = 'https://www.instagram.com/p/CxY-123_abc/'
  expect(problems(InstagramPosts, [post, `${post}?igsh=1`])).toEqual([['1', 'duplicate']])
})

test.each(['equal', 'different', 'wrong'])('5,000 %s entries are a single problem', (kind) => {
  const entry = { equal: () => 'NSCA', different: String, wrong: () => '<b>' }[kind]!
  const list = Array.from({ length: 5_000 }, (_, n) => entry(n))
  expect(problems(TextSet, list)).toEqual([['', 'too_many']])
})

test('languages must be known codes', () => {
  expect(problems(Languages, [...LANGUAGE_CODES].slice(0, 20))).toEqual([])
  for (const text of ['Español nativo', 'ES', 'es-ES', 'xx', '', 'constructor']) {
    expect(problems(Languages, ['es', text])).toMatchObject([['1', expect.any(String)]])
  }
})

test('every offered language has a name in both locales', () => {
  for (const locale of ['es', 'en']) {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
    expect(LANGUAGE_CODES.filter((code) => !names.of(code))).toEqual([])
  }
})
