import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appleHealth } from './apple-health.ts'
import { guess } from './guess.ts'
import { readRows } from './read-rows.ts'

let before: string | undefined
beforeEach(() => {
  before = process.env['TZ']
  process.env['TZ'] = 'Europe/Madrid'
})
afterEach(() => {
  process.env['TZ'] = before ?? 'UTC'
})

/** @param inside what stands between its tags */
function record(type: string, amount: string, at: string, inside = ''): string {
  const [value, unit] = amount.split(' ')
  const tag = `Record type="HKQuantityTypeIdentifier${type}" sourceName="Báscula &gt; «casa»" unit="${unit}"`
  const times = `creationDate="2026-02-01 07:00:00 +0100" startDate="${at}" endDate="${at}"`
  const end = inside ? `>\n  ${inside}\n </Record>` : '/>'
  return ` <${tag} ${times} value="${value}"${end}\n`
}

const fileOf = (...records: string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT Record ((MetadataEntry|X)*)>\n]>\n' +
  `<HealthData locale="es_ES">\n${records.join('')}</HealthData>\n`

function read(...pieces: string[]) {
  const reader = appleHealth()
  pieces.forEach((piece) => {
    reader.feed(piece)
  })
  const table = reader.finish()
  return table && { table, ...readRows(table.rows, guess(table.header, table.rows)) }
}

const FIRST = '2026-01-01 07:04:00 +0100'

test('each kind is kept in its own unit', () => {
  const file = fileOf(
    record('BodyMass', '155.4 lb', FIRST),
    record('Height', '1.75 m', FIRST),
    record('BodyFatPercentage', '0.182 %', FIRST),
    record('WaistCircumference', '80 cm', FIRST),
    record('BloodPressureSystolic', '121 mmHg', FIRST),
    record('BloodPressureDiastolic', '79 mmHg', FIRST),
    record('RestingHeartRate', '58 count/min', FIRST),
    record('BloodGlucose', '5.4 mmol&lt;180.1558800000541&gt;/L', FIRST),
    record('StepCount', '5000 count', FIRST),
  )
  const { records, problems, table } = read(file)!
  expect(problems).toEqual([])
  expect(records).toEqual([
    {
      recordDate: '2026-01-01',
      weight: 70.49,
      height: 175,
      bodyFatPercentage: 18.2,
      waistCircumference: 80,
      systolicBp: 121,
      diastolicBp: 79,
      restingHeartRate: 58,
      fastingGlucose: 97.28,
    },
  ])
  expect(table.besides).toEqual({ kinds: 1, sameDay: 0 })
})

describe('one record a day', () => {
  test('has the last value of each kind, whatever the order of the file', () => {
    const { records, table } = read(
      fileOf(
        record('BodyMass', '70.9 kg', '2026-01-01 20:00:00 +0100'),
        record('BodyMass', '70.5 kg', FIRST),
        record('BodyMass', '70.7 kg', '2026-01-02 07:00:00 +0100'),
      ),
    )!
    expect(records).toEqual([
      { recordDate: '2026-01-01', weight: 70.9 },
      { recordDate: '2026-01-02', weight: 70.7 },
    ])
    expect(table.besides?.sameDay).toBe(1)
  })

  test('has the first glucose that is not after a meal', () => {
    const meal = '<MetadataEntry key="HKBloodGlucoseMealTime" value="2"/>'
    const { records } = read(
      fileOf(
        record('BloodGlucose', '140 mg/dL', '2026-01-01 06:00:00 +0100', meal),
        record('BloodGlucose', '110 mg/dL', '2026-01-01 12:00:00 +0100'),
        record('BloodGlucose', '92 mg/dL', '2026-01-01 07:00:00 +0100'),
      ),
    )!
    expect(records).toEqual([{ recordDate: '2026-01-01', fastingGlucose: 92 }])
  })

  test('has two figures of one reading as blood pressure, and none alone', () => {
    const evening = '2026-01-01 21:00:00 +0100'
    const { records, table } = read(
      fileOf(
        record('BloodPressureSystolic', '121 mmHg', FIRST),
        record('BloodPressureSystolic', '130 mmHg', evening),
        record('BloodPressureDiastolic', '79 mmHg', FIRST),
        record('BodyMass', '70.5 kg', FIRST),
        // Apple writes them again, inside of a pair.
        record('BloodPressureSystolic', '121 mmHg', FIRST),
        record('BloodPressureDiastolic', '79 mmHg', FIRST),
      ),
    )!
    expect(records).toEqual([
      { recordDate: '2026-01-01', weight: 70.5, systolicBp: 121, diastolicBp: 79 },
    ])
    expect(table.besides).toEqual({ kinds: 1, sameDay: 2 })
  })

  test('is the day of the person', () => {
    const { records } = read(fileOf(record('BodyMass', '70.5 kg', '2026-01-01 18:30:00 -0500')))!
    expect(records).toEqual([{ recordDate: '2026-01-02', weight: 70.5 }])
  })
})

test('a row is called by the line of its first value', () => {
  const { table, problems } = read(
    fileOf(
      record('BodyMass', '70.5 kg', FIRST),
      record('BodyMass', '7 kg', '2026-01-02 07:00:00 +0100'),
    ),
  )!
  expect(problems.map(({ row }) => table.lines[row])).toEqual([7])
})

test('wherever the text is cut, the same is read', () => {
  const file = fileOf(
    record('BodyMass', '70.5 kg', FIRST),
    record('BloodGlucose', '92 mg/dL', FIRST, '<MetadataEntry key="a > b" value="1"/>'),
    record('StepCount', '5000 count', FIRST),
    record('Height', '175 cm', '2026-01-03 07:00:00 +0100'),
  )
  const whole = read(file)
  fc.assert(
    fc.property(fc.array(fc.nat(file.length), { maxLength: 12 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), file.length]
      const pieces = at.slice(1).map((end, index) => file.slice(at[index], end))
      expect(read(...pieces)).toEqual(whole)
    }),
  )
})

test('another XML is none of it', () => {
  expect(read('<ClinicalDocument><Record type="x"/></ClinicalDocument>')).toBeNull()
})
