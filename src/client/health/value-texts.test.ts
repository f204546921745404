import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/format/days-between.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import { INITIAL_SETTINGS } from '#lib/health/settings.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { localDay } from '#lib/timers/days.ts'
import { kindOf } from './kinds.ts'
import { readingsOf } from './reading-of.ts'
import { changeText, courseText } from './value-texts.ts'

const reader = {
  t: createT(messagesOf('es', 'health', 'healthBands'), 'es'),
  locale: 'es',
  units: INITIAL_SETTINGS.units,
} as const

type Values = readonly (readonly [daysAgo: number, value: number])[]

function readingIn(all: Partial<Record<MeasureName, Values>>, goals = {}) {
  const measures = (Object.keys(all) as MeasureName[]).map((measure) => ({
    measure,
    count: all[measure]!.length,
    first: all[measure]![0]![1],
    points: all[measure]!.map(([daysAgo, value]) => ({
      recordDate: localDay(new Date(Date.now() - daysAgo * DAY_MS)),
      value,
    })),
  }))
  const settings = { ...INITIAL_SETTINGS, goals }
  const [reading] = readingsOf(measures, [kindOf(measures[0]!.measure)], { settings, person: null })
  return reading!
}

const changed = (all: Partial<Record<MeasureName, Values>>) => changeText(readingIn(all), reader)

function told(...given: Parameters<typeof readingIn>) {
  const reading = readingIn(...given)
  return [changeText(reading, reader).text, courseText(reading, reader)]
}

test.each<[Values, string, string]>([
  [
    [
      [35, 68.5],
      [0, 68.1],
    ],
    '0,4 en 5 semanas',
    '0,4 menos que hace 5 semanas.',
  ],
  [
    [
      [20, 68],
      [0, 69],
    ],
    '1 en 20 días',
    '1 más que hace 20 días.',
  ],
  [
    [
      [90, 68],
      [0, 68],
    ],
    'igual en 3 meses',
    'Igual que hace 3 meses.',
  ],
  [[[0, 68]], 'primer valor', 'Es tu primer valor.'],
  [
    [
      [500, 68],
      [430, 69],
    ],
    'hace 14 meses',
    'De hace 14 meses.',
  ],
])('%j is "%s" on a tile', (weight, change, course) => {
  expect(told({ weight })).toEqual([change, course])
})

describe('the two figures of a blood pressure', () => {
  const pressure = (systolic: number, diastolic: number) => ({
    systolicBp: [
      [14, 140],
      [0, systolic],
    ] as const,
    diastolicBp: [
      [14, 84],
      [0, diastolic],
    ] as const,
  })

  test('have one arrow where both went the same way', () => {
    expect(changed(pressure(136, 82))).toEqual({
      kind: 'down',
      text: '4/2 en 14 días',
      direction: 'Baja',
    })
    expect(told(pressure(136, 82))[1]).toBe('4/2 menos que hace 14 días.')
    expect(changed(pressure(142, 85)).kind).toBe('up')
  })

  test.each([
    [136, 86, '−4/+2 en 14 días'],
    [140, 82, '0/−2 en 14 días'],
  ])('have signs and no arrow elsewhere: %d/%d', (systolic, diastolic, text) => {
    expect(changed(pressure(systolic, diastolic))).toEqual({ kind: 'both', text })
    expect(told(pressure(systolic, diastolic))[1]).toBe(`${text}.`)
  })

  test('are the same where neither moved', () => {
    expect(changed(pressure(140, 84))).toEqual({ kind: 'same', text: 'igual en 14 días' })
  })
})

test('a goal says what is left, or that it is reached', () => {
  const weight = [
    [35, 68.5],
    [0, 68.1],
  ] as const
  expect(told({ weight }, { weight: 66 })[1]).toMatch(/ Hasta 66 quedan 2,1\.$/)
  expect(told({ weight }, { weight: 68.1 })[1]).toMatch(/ Meta alcanzada\.$/)
})
