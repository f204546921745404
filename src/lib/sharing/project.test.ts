import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEASURE_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { HealthRecordId } from '#lib/ids.ts'
import { FLAG_SETS } from '#tests/support/flag-sets.ts'
import { everyFlag, type AllowedFields } from '#lib/health/flags.ts'
import { projectRecords } from './project.ts'

const value = fc.double({ noNaN: true, min: 0, max: 6000 })
const recordOf = <T>(measured: fc.Arbitrary<T>) =>
  fc.record({
    id: fc.uuid().map((id) => HealthRecordId.parse(id)),
    recordDate: fc.constant('2026-11-20'),
    ...(Object.fromEntries(MEASURE_NAMES.map((name) => [name, measured])) as Record<
      MeasureName,
      fc.Arbitrary<T>
    >),
  })
/** Every measure has a value. */
const full = recordOf(value)
/** Most measures have one. */
const record = recordOf(fc.option(value))
/** A few measures have one: 1 in 25. */
const sparse = recordOf(fc.oneof({ weight: 24, arbitrary: fc.constant(null) }, value))
const allowed = fc.constantFrom(...FLAG_SETS)

const isShown = (name: MeasureName, flags: AllowedFields) =>
  flags[MEASURES[name].flag] && !(name === 'bmi' && flags.weight !== flags.height)

test('a value is there exactly when its flag is on, as it is in the record', () => {
  fc.assert(
    fc.property(record, allowed, (given, flags) => {
      for (const { values } of projectRecords([given], flags).items) {
        for (const name of MEASURE_NAMES) {
          expect([name, Object.hasOwn(values, name)]).toEqual([name, isShown(name, flags)])
          if (isShown(name, flags)) expect(values[name]).toBe(given[name])
        }
      }
    }),
  )
})

test('a record is there exactly when one of its values is shown', () => {
  fc.assert(
    fc.property(sparse, allowed, (given, flags) => {
      const hasShown = MEASURE_NAMES.some((name) => isShown(name, flags) && given[name] !== null)
      expect(projectRecords([given], flags).items).toHaveLength(hasShown ? 1 : 0)
    }),
  )
})

test('notes and everything else that is no measure stay out', () => {
  fc.assert(
    fc.property(record, allowed, (given, flags) => {
      const more = { ...given, note: 'private', importId: 'x', version: 3, createdAt: 'x' }
      for (const item of projectRecords([more], flags).items) {
        expect(Object.keys(item).toSorted()).toEqual(['id', 'recordDate', 'values'])
        expect(Object.keys(item.values).every((name) => name in MEASURES)).toBe(true)
      }
    }),
  )
})

/** Whether one of weight, height and body mass index can be computed from the others. */
const derivable = (values: object, name: 'weight' | 'height' | 'bmi') =>
  (['weight', 'height', 'bmi'] as const).every((other) => other === name || other in values)

test('a hidden weight or height cannot be computed from what is shown', () => {
  const [given] = fc.sample(full, 1)
  for (const flags of FLAG_SETS) {
    const [item] = projectRecords([given!], flags).items
    for (const name of ['weight', 'height'] as const) {
      if (!flags[name]) expect(derivable(item?.values ?? {}, name)).toBe(false)
    }
  }
})

describe('a flag hides', () => {
  const [given] = fc.sample(full, 1)
  const shows = (flags: unknown) =>
    projectRecords([given!], flags as AllowedFields).items[0]?.values
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
    expect(shows({ everything: true, note: true })).toBeUndefined()
  })
})
