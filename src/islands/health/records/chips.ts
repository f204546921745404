import { DERIVED_NAMES, type MeasureName } from '#lib/health/measures.ts'
import { unitFor, type HealthUnits } from '#lib/health/quantities.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { KINDS, measuresOf, quantityOf, unitName, type Kind } from '#client/health/kinds.ts'

/** Chips of a row; what does not fit is counted. */
const MOST = 4

/** The kinds that a record has, in the order of tiles. */
export function kindsIn(record: HealthRecord): Kind[] {
  return KINDS.filter((kind) => measuresOf(kind).every((name) => record[name] !== null))
}

/**
 * What a row shows of a record, and how many kinds it does not. What is derived is not counted, but for the body mass
 * index; nor the height beside a weight, with which it travels.
 */
export function chipsOf(record: HealthRecord): { shown: Kind[]; more: number } {
  const hidden: MeasureName[] = DERIVED_NAMES.filter((name) => name !== 'bmi')
  if (record.weight !== null) hidden.push('height')
  const kinds = kindsIn(record).filter((kind) => !measuresOf(kind).some((n) => hidden.includes(n)))
  // A single one more takes as much room as its count.
  const fitting = kinds.length === MOST + 1 ? MOST + 1 : MOST
  return { shown: kinds.slice(0, fitting), more: Math.max(0, kinds.length - fitting) }
}

type Reader = { t: T<'health' | 'healthBands'>; locale: Locale; units: HealthUnits }

/** The value of a kind in a record, with its unit: `112/68 mmHg`. That of the body mass index goes without saying. */
export function kindText(record: HealthRecord, kind: Kind, { t, locale, units }: Reader): string {
  const unit = unitFor(quantityOf(kind), units)
  const numbers = measuresOf(kind).map((name) => showMeasure(record[name]!, name, unit, locale))
  const unitWord = kind === 'bmi' ? '' : unitName(kind, units, t)
  return [numbers.join('/'), unitWord].filter(Boolean).join(' ')
}
