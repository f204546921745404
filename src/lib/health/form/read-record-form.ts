import { isLike } from '#lib/is-like.ts'
import { STORED_UNITS, UNIT_CHOICES, type HealthUnits } from '../quantities.ts'
import { emptyForm, NO_TEXTS, type RecordForm } from './record-form.ts'

const LIKE = { ...emptyForm(STORED_UNITS, ''), confirmed: [''] }

/** A form that was stored in this tab; null where it is of another shape. A measure that came later is empty. */
export function readRecordForm(stored: unknown): RecordForm | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { before, ...form } = { ...NO_TEXTS, ...(stored as Partial<RecordForm>) }
  const known = { ...form, before: {} }
  if (!isLike(LIKE, known) || !isUnits(known.units)) return null
  return isStored(before) ? { ...known, before } : null
}

const isUnits = (units: HealthUnits): boolean =>
  Object.entries(UNIT_CHOICES).every(([choice, all]: [string, readonly unknown[]]) =>
    all.includes(units[choice as keyof HealthUnits]),
  )

const isStored = (values: unknown): values is RecordForm['before'] =>
  typeof values === 'object' && values !== null && isLike([0], Object.values(values))
