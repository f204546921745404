import * as z from 'zod/mini'
import { fieldProblems } from '#lib/http/field-problems.ts'
import { RecordInput } from '../record.ts'
import type { ImportColumn } from './import-columns.ts'

/** Why a cell cannot be imported. */
export type CellProblem = {
  /** `row` when the row as a whole is at fault. */
  column: ImportColumn | 'row'
  /** A problem code, as the API has them: `invalid`, `too_low`, `in_future`, `pair_missing`, … */
  problem: string
  /** What stands in the cell. */
  text: string
}

/** What the server would refuse about a record, by the columns of the file. */
export function recordProblems(
  record: unknown,
  texts: ReadonlyMap<ImportColumn, string>,
): CellProblem[] {
  const { success, error } = z.safeParse(RecordInput, record)
  if (success) return []
  return Object.entries(fieldProblems(error.issues, record, 'row')).map(([field, problem]) => {
    const column = columnOf(field, texts)
    return { column, problem, text: column === 'row' ? '' : (texts.get(column) ?? '') }
  })
}

function columnOf(field: string, texts: ReadonlyMap<ImportColumn, string>): ImportColumn | 'row' {
  if (field === 'values' || field === 'row') return 'row'
  const isPressure = field === 'systolicBp' || field === 'diastolicBp'
  return isPressure && texts.has('bloodPressure') ? 'bloodPressure' : (field as ImportColumn)
}
