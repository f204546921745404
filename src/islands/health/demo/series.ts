import type { Locale } from '#lib/i18n/locales.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { localDay } from '#lib/timers/days.ts'
import { newestFirst, recordOf } from './records.ts'

/**
 * So many days ago by the visitor's calendar, at this time of day, or some hours before it on the same day: the page that
 * the build has drawn says "today" of it at any hour and in any time zone. ISO 8601.
 */
export function daysAgo(days: number, hours = 0): string {
  return before(days, hours).toISOString()
}

/** The visitor's day so many days ago, `YYYY-MM-DD`. */
export const dayAgo = (days: number): string => localDay(before(days, 0))

function before(days: number, hours: number): Date {
  const at = new Date()
  at.setDate(at.getDate() - days)
  at.setHours(Math.max(0, at.getHours() - hours))
  return at
}

/** A course that looks lived: most of the way is recent, and no two days are alike. Deterministic. */
function course(from: number, to: number, length: number, spread: number) {
  return (days: number): number => {
    const done = ((length - days) / length) ** 1.6
    const mood = Math.sin(days / 9) * 0.4 + scatter(days) * 0.6
    return from + (to - from) * done + mood * spread
  }
}

/** A number between −1 and 1 that looks random, the same for the same day; 0 today. */
const scatter = (days: number) => (Math.sin(days * 12.9898) * 43_758.5453) % 1

const tenth = (value: number) => Math.round(value * 10) / 10

type Row = Parameters<typeof recordOf>
const recordsOf = (rows: Row[]): HealthRecord[] =>
  rows.map((row) => recordOf(...row)).toSorted(newestFirst)

/** Days from `from` back to the present, every so many. */
const every = (step: number, from: number, to = 0) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, i) => from - i * step)

/** Two years: weight twice a week with a holiday, pressure and pulse each fortnight, three blood tests. */
export function noraRecords(locale: Locale): HealthRecord[] {
  const weight = course(66.4, 61.9, 720, 0.7)
  const systolic = course(117, 112, 720, 4)
  const diastolic = course(74, 69, 720, 3)
  const rate = course(63, 55, 720, 2)
  const height = 167
  const weighed = every(4, 720)
    .filter((days) => days < 88 || days > 103)
    .map((days): Row => {
      const note =
        days === 48
          ? locale === 'es'
            ? 'Empiezo a correr otra vez, sin dolor en llano'
            : 'Running again, no pain on flat ground'
          : null
      return [dayAgo(days), { weight: tenth(weight(days)), height }, note]
    })
  const measured = every(14, 714).map((days): Row => [
    dayAgo(days),
    {
      systolicBp: Math.round(systolic(days)),
      diastolicBp: Math.round(diastolic(days)),
      restingHeartRate: Math.round(rate(days)),
    },
  ])
  const girths = every(60, 700, 6).map((days): Row => [
    dayAgo(days),
    {
      waistCircumference: tenth(course(74, 71, 720, 0.3)(days)),
      hipCircumference: tenth(course(99, 97, 720, 0.3)(days)),
      bodyFatPercentage: tenth(course(26, 23.4, 720, 0.3)(days)),
    },
  ])
  const tests: Row[] = [
    [dayAgo(560), { ...lipids(196, 121, 58, 92), fastingGlucose: 94 }],
    [dayAgo(190), { ...lipids(188, 116, 59, 84), fastingGlucose: 92 }],
    [dayAgo(18), { ...lipids(179, 104, 61, 78), fastingGlucose: 88 }],
  ]
  return recordsOf([...weighed, ...measured, ...girths, ...tests])
}

/** A year and a half: weekly weight and pressure, a blood test each quarter. */
export function julianRecords(locale: Locale): HealthRecord[] {
  const weight = course(91.5, 84.2, 540, 0.9)
  const systolic = course(146, 131, 540, 5)
  const diastolic = course(93, 84, 540, 3)
  const rate = course(74, 66, 540, 2)
  const weekly = every(7, 539).map((days): Row => [
    dayAgo(days),
    {
      weight: tenth(weight(days)),
      height: 174,
      systolicBp: Math.round(systolic(days)),
      diastolicBp: Math.round(diastolic(days)),
      restingHeartRate: Math.round(rate(days)),
    },
    days === 273 ? (locale === 'es' ? 'Menos sal desde hoy' : 'Less salt from today') : null,
  ])
  const tests = every(90, 535, 40).map((days): Row => [
    dayAgo(days),
    {
      ...lipids(
        Math.round(course(236, 204, 540, 3)(days)),
        Math.round(course(158, 128, 540, 3)(days)),
        Math.round(course(41, 47, 540, 1)(days)),
        Math.round(course(188, 142, 540, 6)(days)),
      ),
      fastingGlucose: Math.round(course(112, 103, 540, 2)(days)),
      hba1c: tenth(course(5.9, 5.6, 540, 0.05)(days)),
      waistCircumference: tenth(course(103, 97, 540, 0.4)(days)),
    },
  ])
  return recordsOf([...weekly, ...tests])
}

const lipids = (
  totalCholesterol: number,
  ldlCholesterol: number,
  hdlCholesterol: number,
  triglycerides: number,
) => ({ totalCholesterol, ldlCholesterol, hdlCholesterol, triglycerides })
