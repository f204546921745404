import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEASURE_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { HealthRecordId } from '#lib/ids.ts'
import { FLAG_SETS } from '#tests/support/flag-sets.ts'
import { everyFlag, type AllowedFields } from '#lib/health/flags.ts'
import { projectRecords } from './project.ts'

const value = fc.option(fc.double({ noNaN: true, min: 0, max: 6000 }))
const record = fc.record({
  id: fc.uuid().map((id) => HealthRecordId.parse(id)),
  recordDate: fc.constant('2026-11-20'),
  ...(Object.fromEntries(MEASURE_NAMES.map((name) => [name, value])) as Record<
    MeasureName,
    typeof value
  >),
})
const allowed = fc.constantFrom(...FLAG_SETS)

test('a value is there exactly when its flag is on, as it is in the record', () => {
  fc.assert(
    fc.property(record, allowed, (given, flags) => {
      const [item] = projectRecords([given], flags).items
      const values: Record<string, unknown> = item!.values
      for (const name of MEASURE_NAMES) {
        const withheld = name === 'bmi' && flags.weight !== flags.height
        const isShown = flags[MEASURES[name].flag] && !withheld
        expect([name, Object.hasOwn(values, name)]).toEqual([name, isShown])
        if (isShown) expect(values[name]).toBe(given[name])
      }
    }),
  )
})

test('notes and everything else that is no measure stay out', () => {
  fc.assert(
    fc.property(record, allowed, (given, flags) => {
      const more = { ...given, note: 'private', importId: 'x', version: 3, createdAt: 'x' }
      const [item] = projectRecords([more], flags).items
      expect(Object.keys(item!).toSorted()).toEqual(['id', 'recordDate', 'values'])
      expect(Object.keys(item!.values).every((name) => name in MEASURES)).toBe(true)
    }),
  )
})

/** Whether one of weight, height and body mass index can be computed from the others. */
const derivable = (values: object, name: 'weight' | 'height' | 'bmi') =>
  (['weight', 'height', 'bmi'] as const).every((other) => other === name || other in values)

test('a hidden weight or height cannot be computed from what is shown', () => {
  const full = fc.sample(record, 1)[0]!
  for (const flags of FLAG_SETS) {
    const [item] = projectRecords([full], flags).items
    for (const name of ['weight', 'height'] as const) {
      if (!flags[name]) expect(derivable(item!.values, name)).toBe(false)
    }
  }
})

describe('a flag hides', () => {
  const [given] = fc.sample(record, 1)
  const shows = (flags: unknown) =>
    projectRecords([given!], flags as AllowedFields).items[0]!.values
  const { glucose: _, ...missing } = everyFlag(true)
  test.each([
    ['when it is missing', missing],
    ['when it is null', { ...missing, glucose: null }],
    ['when it is a text', { ...missing, glucose: 'true' }],
    ['when it is a number', { ...missing, glucose: 1 }],
  ])('%s', (_name, flags) => {
    expect(shows(flags)).not.toHaveProperty('fastingGlucose')
    expect(shows(flags)).toHaveProperty('weight')
  })
  test('when it is unknown', () => {
    expect(shows({ everything: true, note: true })).toEqual({})
  })
})
