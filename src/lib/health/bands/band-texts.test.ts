import { expect, test } from 'vitest'
import { TEXTS } from '#lib/i18n/texts.ts'
import { flatten } from '#scripts/translations/flatten.ts'
import { BANDS, PRESSURE_BAND, WAIST_BANDS } from './bands.ts'
import { NO_BAND_TEXTS } from './no-band.ts'
import { BAND_SOURCES } from './sources.ts'

const tables = [PRESSURE_BAND, ...Object.values(WAIST_BANDS), ...Object.values(BANDS)]
const keys = [
  ...tables.flatMap(({ below, steps }) => [below, ...steps.map(({ name }) => name)]),
  ...Object.values(BAND_SOURCES).flatMap(({ name, note }) => [name, note]),
  ...Object.values(NO_BAND_TEXTS),
]

test.each(['es', 'en'] as const)('in %s every name, source and reason has a text', (locale) => {
  const texts = flatten(TEXTS[locale].healthBands, 'healthBands')
  expect([...texts.keys()].toSorted()).toEqual([...new Set<string>(keys)].toSorted())
})

test.each(['es', 'en'] as const)(
  'in %s nobody is called normal but by the name of a class',
  (locale) => {
    for (const [key, text] of flatten(TEXTS[locale].healthBands, ''))
      if (key !== '.who2000.normalWeight') expect(text).not.toMatch(/normal/i)
  },
)

test.each(Object.entries(BAND_SOURCES))('%s is linked', (_source, { link }) => {
  expect(new URL(link).protocol).toBe('https:')
})
