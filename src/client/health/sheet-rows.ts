import { MEASURE_NAMES, MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { unitFor, type HealthUnits, type Quantity, type UnitOf } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'

/** A row of the sheet: a measure, or the two figures of a blood pressure together. */
export type RowName = Exclude<MeasureName, 'systolicBp' | 'diastolicBp'> | 'bloodPressure'

/** What is in every sheet, measured or not, in its order. */
const SPECIFIED = [
  'weight',
  'height',
  'bmi',
  'bloodPressure',
  'restingHeartRate',
  'fastingGlucose',
  'hba1c',
  'totalCholesterol',
  'ldlCholesterol',
  'hdlCholesterol',
  'triglycerides',
] as const satisfies readonly RowName[]

const isRow = (name: MeasureName): name is Exclude<RowName, 'bloodPressure'> =>
  name !== 'systolicBp' && name !== 'diastolicBp'

/** What is there only when it was measured. */
const OTHERS = MEASURE_NAMES.filter(isRow).filter(
  (name) => !(SPECIFIED as readonly RowName[]).includes(name),
)

/** All rows that there can be. */
export const ROWS: readonly RowName[] = [...SPECIFIED, ...OTHERS]

type Item = SharedRecords['items'][number]
export type SheetRow = {
  name: RowName | 'bodyMeasurements'
  quantity: Quantity
  unit: UnitOf | null
  /** A text for each record, null where it was not measured; null altogether when it is not shared. */
  cells: (string | null)[] | null
  /** The newest values, oldest first. */
  course: number[]
}

const measureOf = (name: RowName): MeasureName => (name === 'bloodPressure' ? 'systolicBp' : name)

/**
 * The rows of a laboratory sheet: measures are rows, records columns. What is not shared is one row, which says nothing
 * about what was measured.
 */
export function sheetRows(
  { shown, items }: Pick<SharedRecords, 'shown' | 'items'>,
  units: HealthUnits,
  locale: Locale,
): SheetRow[] {
  const rowOf = (name: RowName): SheetRow => {
    const measure = measureOf(name)
    const { flag, quantity } = MEASURES[measure]
    const unit = unitFor(quantity, units)
    const isShared = shown.includes(flag)
    return {
      name,
      quantity,
      unit,
      cells: isShared ? items.map((item) => cellOf(item, name, unit, locale)) : null,
      course: isShared ? courseOf(items, measure) : [],
    }
  }
  const measured = OTHERS.map(rowOf).filter(({ cells }) => cells?.some((cell) => cell !== null))
  const rows = [...SPECIFIED.map(rowOf), ...measured]
  if (shown.includes('body_measurements')) return rows
  return [
    ...rows,
    { name: 'bodyMeasurements', quantity: 'length', unit: null, cells: null, course: [] },
  ]
}

function cellOf({ values }: Item, name: RowName, unit: UnitOf, locale: Locale): string | null {
  if (name !== 'bloodPressure') {
    const value = values[name] ?? null
    return value === null ? null : showMeasure(value, name, unit, locale)
  }
  const { systolicBp: upper = null, diastolicBp: lower = null } = values
  if (upper === null || lower === null) return null
  return [
    showMeasure(upper, 'systolicBp', unit, locale),
    showMeasure(lower, 'diastolicBp', unit, locale),
  ].join('/')
}

/** More would be a blur in a cell. */
const COURSE_MAX = 12

const courseOf = (items: readonly Item[], measure: MeasureName): number[] =>
  items
    .map(({ values }) => values[measure] ?? null)
    .filter((value) => value !== null)
    .slice(0, COURSE_MAX)
    .reverse()
