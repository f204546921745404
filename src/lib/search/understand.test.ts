import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { NEEDS_OF } from '#lib/finder/needs.ts'
import { countryName } from '#lib/format/country.ts'
import { languageName } from '#lib/format/language.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { ALL_OBJECTIVES } from '#lib/professionals/objectives.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { ALL_SPECIALTIES } from '#lib/professionals/specialties.ts'
import { foldWords } from './fold-words.ts'
import { MEANINGS, NEEDS } from './meanings.ts'
import { understand } from './understand.ts'

const valuesOf = (search: string) => understand(search).map(({ values }) => values)

test.each([
  ['rehabilitación', [['rehabilitation', 'sports_rehabilitation', 'injury_rehabilitation']]],
  ['Rehabilitar', [['rehabilitation', 'sports_rehabilitation', 'injury_rehabilitation']]],
  ['rehabil', [['rehabilitation', 'sports_rehabilitation', 'injury_rehabilitation']]],
  ['pérdida de peso', [['weight_loss']]],
  ['osteopatía', [['manual_therapy']]],
  [
    'fisio para bebés en Galicia',
    [['physiotherapist'], ['pediatric'], expect.arrayContaining(['ES-C'])],
  ],
  ['Coach online', [['trainer'], ['online']]],
  ['presencial y online', [['in-person'], ['online']]],
  ['inglés', [['en']]],
  ['Spain', [['ES']]],
  // Names of people are no values, nor are their beginnings.
  ['María Navarro Castillo', [[], [], []]],
  ['reh', [[]]],
])('%j means %j', (search, expected) => {
  expect(valuesOf(search)).toEqual(expected)
})

test('one name of a need is looked for by all of them', () => {
  const [knee] = understand('rodillas')
  expect(knee?.texts).toEqual(expect.arrayContaining(['rodilla', 'menisco', 'knee']))
  const [floor] = understand('suelo pélvico')
  expect(floor).toEqual({
    typed: 'suelo pelvico',
    values: [],
    texts: expect.arrayContaining(['pelvic floor', 'incontinencia']) as string[],
  })
  expect(understand('Seville')).toEqual([{ typed: 'seville', values: [], texts: ['sevilla'] }])
})

test('words that say nothing are left out beside others', () => {
  expect(understand('de la')).toHaveLength(2)
  expect(understand('Ana de la Fuente').map(({ typed }) => typed)).toEqual(['ana', 'fuente'])
})

describe.each(LOCALES)('in %s, what cards show is understood:', (locale) => {
  const t = createT(messagesOf(locale, 'professionals'), locale)
  test.each([
    ...ALL_SPECIALTIES.map((slug) => [t(`professionals.specialty.${slug}`), slug]),
    ...ALL_OBJECTIVES.map((slug) => [t(`professionals.objective.${slug}`), slug]),
    ...(['in-person', 'online'] as const).map((slug) => [
      t(`professionals.modality.${slug}`),
      slug,
    ]),
    ...PROFESSIONAL_TYPES.flatMap((type) => [
      [t(`professionals.profession.${type}`), type],
      [t(`professionals.title.${type}.female`), type],
    ]),
    ...LANGUAGE_CODES.map((code) => [languageName(code, locale), code]),
    ...['ES', 'PT', 'MX', 'AR', 'CO', 'FR'].map((code) => [countryName(code, locale), code]),
  ])('%s', (label, value) => {
    const clauses = understand(label)
    expect(clauses).toHaveLength(1)
    expect(clauses[0]!.values).toContain(value)
  })
})

test.each(LOCALES)('in %s, what the finder proposes is what it means', (locale) => {
  const t = createT(messagesOf(locale, 'finder'), locale)
  for (const need of Object.values(NEEDS_OF).flat()) {
    const clauses = understand(t(`finder.needs.${need}`))
    expect(clauses, need).toHaveLength(1)
    expect(clauses[0]!.values, need).toEqual(NEEDS[need].values)
  }
})

test('no term says nothing, and none has what an index could not hold', () => {
  for (const { terms, texts, values } of MEANINGS) {
    for (const term of [...terms, ...texts]) expect(foldWords(term), term).not.toEqual([])
    for (const value of values) expect(value).toMatch(/^[\w-]{2,28}$/)
  }
})

test('of any text each word is in a clause, as the database folds it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = new Set(foldWords(text))
      for (const { typed } of understand(text))
        for (const word of typed.split(' ')) expect(words).toContain(word)
      expect(understand(text).length === 0).toBe(words.size === 0)
    }),
  )
})
