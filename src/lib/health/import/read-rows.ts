import type { RecordInput } from '../record.ts'
import type { Matching } from './guess.ts'
import type { ImportColumn } from './import-columns.ts'
import { readCell } from './read-cell.ts'
import { recordProblems, type CellProblem } from './record-problems.ts'

/** Why a row cannot be imported. */
export type RowProblem = CellProblem & {
  /** Index of the row in the file, without the header. */
  row: number
}

/** A file as it would be imported. */
export type ReadRows = {
  /** What is sent: rows without problems. */
  records: RecordInput[]
  /** The row of the file of each record. */
  rows: number[]
  problems: RowProblem[]
  /** Rows without any value in the chosen columns, which are left out. */
  empty: number
}

/**
 * Converts the rows of a file to records, by the schema of the server: what passes here passes there. Nothing is left
 * out silently but rows that hold no value.
 */
export function readRows(rows: readonly (readonly string[])[], matching: Matching): ReadRows {
  const result: ReadRows = { records: [], rows: [], problems: [], empty: 0 }
  rows.forEach((cells, row) => {
    const read = readRow(cells, matching)
    if (!read) {
      result.empty += 1
      return
    }
    const { record, problems } = read
    if (problems.length > 0) {
      result.problems.push(...problems.map((problem) => ({ row, ...problem })))
      return
    }
    result.records.push(record)
    result.rows.push(row)
  })
  return result
}

/** Null for a row without any value. */
function readRow(
  cells: readonly string[],
  matching: Matching,
): { record: RecordInput; problems: CellProblem[] } | null {
  const record: Record<string, unknown> = {}
  const texts = new Map<ImportColumn, string>()
  const problems: CellProblem[] = []
  matching.columns.forEach((match, index) => {
    const { column } = match
    const text = cells[index]?.trim() ?? ''
    if (!column || text === '') return
    texts.set(column, text)
    const read = readCell(text, { ...match, column }, matching)
    if (read) Object.assign(record, read)
    else problems.push({ column, problem: problemOf(column), text })
  })
  if ([...texts.keys()].every((column) => column === 'recordDate' || column === 'note')) return null
  if (problems.length === 0) problems.push(...recordProblems(record, texts))
  return { record: record as RecordInput, problems }
}

const problemOf = (column: ImportColumn) => (column === 'recordDate' ? 'invalid_date' : 'invalid')
