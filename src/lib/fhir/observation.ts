import { CSV_HEADERS, type CsvColumn } from '#lib/health/csv/columns.ts'
import type { CsvRecord } from '#lib/health/csv/rows.ts'
import { MEASURES, MEASURE_NAMES, type Group, type MeasureName } from '#lib/health/measures.ts'
import { unitsOf, type Quantity as MeasuredQuantity } from '#lib/health/quantities.ts'
import { MEASURE_CODES } from './measure-codes.ts'
import { referenceTo } from './patient.ts'
import {
  SYSTEMS,
  type CodeableConcept,
  type Coding,
  type Quantity,
  type Reference,
  type Resource,
} from './types.ts'

type Valued = { code: CodeableConcept; valueQuantity: Quantity }

export type Observation = Resource & {
  resourceType: 'Observation'
  status: 'final'
  category: CodeableConcept[]
  code: CodeableConcept
  subject: Reference
  effectiveDateTime: string
  valueQuantity?: Quantity
  component?: Valued[]
}

/** A record as it is observed: its id names its observations. */
export type FhirRecord = CsvRecord & { id: string }

/** LOINC's panel, whose components are the two pressures. */
const PRESSURE_PANEL: Coding = {
  system: SYSTEMS.loinc,
  code: '85354-9',
  display: 'Blood pressure panel with all children optional',
}

/** R4 demands the code of the heart rate, which is in the map; this one says at rest. */
const AT_REST: Coding = { system: SYSTEMS.loinc, code: '40443-4', display: 'Heart rate --resting' }

const CATEGORIES: Record<Group, Coding> = {
  body: { code: 'vital-signs', display: 'Vital Signs' },
  girths: { code: 'vital-signs', display: 'Vital Signs' },
  heart: { code: 'vital-signs', display: 'Vital Signs' },
  glucose: { code: 'laboratory', display: 'Laboratory' },
  lipids: { code: 'laboratory', display: 'Laboratory' },
}

/**
 * The observations of a record, one for each value, the pressures as one with two components. Derived values are among
 * them. Codes stand only where the map of measures has them; texts are Spanish.
 */
export function observationsOf(record: FhirRecord, patientId: string): Observation[] {
  return MEASURE_NAMES.flatMap((name) => {
    const value = record[name]
    if (value === null || name === 'diastolicBp') return []
    const { group } = MEASURES[name]
    const column = name === 'systolicBp' ? 'bloodPressure' : name
    return [
      {
        resourceType: 'Observation',
        id: `${record.id}.${column}`,
        status: 'final',
        category: [{ coding: [{ system: SYSTEMS.category, ...CATEGORIES[group] }] }],
        ...(name === 'systolicBp'
          ? pressuresOf(record)
          : { code: codeOf(name), valueQuantity: quantityOf(name, value) }),
        subject: referenceTo(patientId),
        effectiveDateTime: record.recordDate,
      },
    ]
  })
}

function pressuresOf(record: FhirRecord): { code: CodeableConcept; component: Valued[] } {
  const component = (['systolicBp', 'diastolicBp'] as const).flatMap((name) => {
    const value = record[name]
    const code = { coding: codingsOf(name) }
    return value === null ? [] : [{ code, valueQuantity: quantityOf(name, value) }]
  })
  return { code: { coding: [PRESSURE_PANEL], text: nameOf('bloodPressure') }, component }
}

function codeOf(name: Exclude<MeasureName, 'systolicBp' | 'diastolicBp'>): CodeableConcept {
  const coding = codingsOf(name)
  if (name === 'restingHeartRate') coding.push(AT_REST)
  return { ...(coding.length > 0 && { coding }), text: nameOf(name) }
}

function codingsOf(name: MeasureName): Coding[] {
  const { loinc } = MEASURE_CODES[name]
  return loinc ? [{ system: SYSTEMS.loinc, ...loinc }] : []
}

/** The header of the CSV without its unit. */
const nameOf = (column: CsvColumn) => CSV_HEADERS[column].replace(/ \(.*\)$/, '')

function quantityOf(name: MeasureName, value: number): Quantity {
  const unit = unitsOf<MeasuredQuantity>(MEASURES[name].quantity)[0]!
  return { value, unit, system: SYSTEMS.ucum, code: MEASURE_CODES[name].ucum }
}
