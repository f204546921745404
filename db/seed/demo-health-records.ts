import { roundTo } from '#lib/health/quantities.ts'
import type { HealthRecordId } from '#lib/ids.ts'
import { dayBefore } from './demo-days.ts'
import { randomOf, uuidOf, type Random } from './random.ts'

const WEEKS = 104
const MONTHS = 24
const QUARTERS = 8
/** Days before today of five blood tests. */
const BLOOD_TESTS = [705, 540, 365, 180, 21]
const HEIGHT = 168

type Values = Record<string, number | null | string>

/** What somebody has written down in two years until `today`: deterministic but for the days. */
export function demoRecords(today: string) {
  const random = randomOf('health of the demo athlete')
  const records = [
    ...weights(random),
    ...pressures(random),
    ...girths(random),
    ...BLOOD_TESTS.map((daysAgo, n) => ({ daysAgo, values: bloodTest(n, random) })),
  ]
  return records.map(({ daysAgo, values }, n) => {
    const recordDate = dayBefore(today, daysAgo)
    const writtenAt = new Date(`${recordDate}T07:${String(10 + (n % 50))}:00Z`)
    return {
      id: uuidOf(`health-record:${n}`) as HealthRecordId,
      recordDate,
      note: null,
      ...values,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    }
  })
}

type Written = { daysAgo: number; values: Values }

/** Of `count` steps, how much of the way is gone by the `n`th: fast at first, then slower. */
const progress = (n: number, count: number) => 1 - Math.exp((-2.2 * n) / count)

const around = (random: Random, value: number, spread: number, decimals: number) =>
  roundTo(value + (random.next() * 2 - 1) * spread, decimals)

const WEIGHT_NOTES: Readonly<Record<number, string>> = {
  9: 'De vuelta de vacaciones',
  52: 'Empiezo a ir andando al trabajo',
  75: 'Semana de gripe',
}

/** Each week, in the morning. The height travels with the weight. */
function weights(random: Random): Written[] {
  return Array.from({ length: WEEKS }, (_, n) => ({
    daysAgo: 7 * (WEEKS - 1 - n) + 1,
    values: {
      weight: around(random, 74.6 - 7 * progress(n, WEEKS), 0.5, 1),
      height: HEIGHT,
      note: WEIGHT_NOTES[n] ?? null,
    },
  }))
}

function pressures(random: Random): Written[] {
  return Array.from({ length: MONTHS }, (_, n) => {
    const gone = progress(n, MONTHS)
    return {
      daysAgo: 30 * (MONTHS - 1 - n) + 4,
      values: {
        systolicBp: around(random, 129 - 11 * gone, 4, 0),
        diastolicBp: around(random, 83 - 7 * gone, 3, 0),
        restingHeartRate: around(random, 70 - 12 * gone, 2.5, 0),
      },
    }
  })
}

function girths(random: Random): Written[] {
  return Array.from({ length: QUARTERS }, (_, n) => {
    const gone = progress(n, QUARTERS)
    return {
      daysAgo: 91 * (QUARTERS - 1 - n) + 12,
      values: {
        waistCircumference: around(random, 86 - 8 * gone, 0.5, 1),
        hipCircumference: around(random, 104 - 5 * gone, 0.5, 1),
        chestCircumference: around(random, 95 - 3 * gone, 0.5, 1),
        armCircumferenceRelaxed: around(random, 29 - 0.5 * gone, 0.3, 1),
        armCircumferenceContracted: around(random, 30.5 + 0.8 * gone, 0.3, 1),
        thighCircumference: around(random, 58 - 2 * gone, 0.4, 1),
        calfCircumference: around(random, 37 + 0.4 * gone, 0.2, 1),
        bodyFatPercentage: around(random, 31 - 5 * gone, 0.4, 1),
      },
    }
  })
}

function bloodTest(n: number, random: Random): Values {
  const gone = progress(n, BLOOD_TESTS.length)
  return {
    fastingGlucose: around(random, 101 - 11 * gone, 2, 0),
    hba1c: around(random, 5.7 - 0.4 * gone, 0.1, 1),
    insulinemia: around(random, 11 - 4.5 * gone, 0.8, 1),
    totalCholesterol: around(random, 218 - 30 * gone, 4, 0),
    ldlCholesterol: around(random, 138 - 28 * gone, 4, 0),
    hdlCholesterol: around(random, 53 + 8 * gone, 1.5, 0),
    triglycerides: around(random, 124 - 36 * gone, 6, 0),
    note: n === 0 ? 'Análisis de empresa' : null,
  }
}
