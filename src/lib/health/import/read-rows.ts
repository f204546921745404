import { cellText } from '../csv/cell.ts'
import type { RecordInput } from '../record.ts'
import type { ColumnMatch, Matching } from './guess.ts'
import type { ImportColumn } from './import-columns.ts'
import { isNothing, visible } from './nothing.ts'
import { readCell, ZERO } from './read-cell.ts'
import { recordProblems, type CellProblem } from './record-problems.ts'

/** Why a row cannot be imported. */
export type RowProblem = CellProblem & {
  /** Index of the row in the table. */
  row: number
}

/** What became of the cells that hold anything: `read` is the sum of all the others. */
export type CellSum = {
  read: number
  /** In records. */
  used: number
  /** In rows that are refused. */
  refused: number
  /** In each column that holds nothing we keep, or was left out by the person. */
  columns: number[]
  /** That say that nothing was measured: `--`, `N/A`. */
  nothing: number
  /** Zeros where nothing alive measures zero. */
  zeros: number
  /** In rows without a value. */
  empty: number
}

/** A file as it would be imported. */
export type ReadRows = {
  /** What is sent: rows without problems. Of two of one day the later one was measured later. */
  records: RecordInput[]
  /** The row of the table of each record. */
  rows: number[]
  problems: RowProblem[]
  /** Rows without any value in the chosen columns, which are left out. */
  empty: number
  cells: CellSum
}

/**
 * Converts the rows of a table to records, by the schema of the server: what passes here passes there. Nothing is left out
 * without a count.
 */
export function readRows(rows: readonly (readonly string[])[], matching: Matching): ReadRows {
  const cells: CellSum = {
    ...{ read: 0, used: 0, refused: 0, nothing: 0, zeros: 0, empty: 0 },
    columns: matching.columns.map(() => 0),
  }
  const result: ReadRows = { records: [], rows: [], problems: [], empty: 0, cells }
  rows.forEach((texts, row) => {
    const count = texts.filter((text) => visible(text) !== '').length
    cells.read += count
    const { record, problems, held } = readRow(texts, matching, cells)
    if (problems.length > 0) {
      cells.refused += held
      result.problems.push(...problems.map((problem) => ({ row, ...problem })))
    } else if (record) {
      cells.used += held
      result.records.push(record)
      result.rows.push(row)
    } else {
      cells.empty += held
      result.empty += 1
    }
  })
  return result
}

type ReadRow = {
  /** Null for a row without any value. */
  record: RecordInput | null
  problems: CellProblem[]
  /** How many cells hold what the row comes to; the others are counted in `cells`. */
  held: number
}

function readRow(texts: readonly string[], matching: Matching, cells: CellSum): ReadRow {
  if (texts.length > matching.columns.length) {
    const filled = texts.filter((text) => visible(text) !== '')
    const problem = { column: 'row', problem: 'more_cells', text: filled.join(' · ') } as const
    return { record: null, problems: [problem], held: filled.length }
  }
  const record: Record<string, unknown> = {}
  const held = new Map<ImportColumn, string>()
  const problems: CellProblem[] = []
  matching.columns.forEach((match, index) => {
    const text = cellText(texts[index]?.trim() ?? '').trim()
    if (visible(text) === '') return
    const read = fieldsOf(text, match, matching)
    if (read === LEFT_OUT) cells.columns[index]! += 1
    else if (read === NOTHING) cells.nothing += 1
    else if (read === ZERO) cells.zeros += 1
    else {
      const column = match.column!
      held.set(column, text)
      if (read) Object.assign(record, read)
      else problems.push({ column, problem: problemOf(column), text })
    }
  })
  if ([...held.keys()].every((column) => column === 'recordDate' || column === 'note'))
    return { record: null, problems: [], held: held.size }
  if (problems.length === 0) problems.push(...recordProblems(record, held))
  return { record: record as RecordInput, problems, held: held.size }
}

const LEFT_OUT = 'left out'
const NOTHING = 'nothing'

function fieldsOf(text: string, { column, unit }: ColumnMatch, matching: Matching) {
  if (!column) return LEFT_OUT
  if (isNothing(visible(text))) return NOTHING
  return readCell(text, { column, unit }, matching)
}

const problemOf = (column: ImportColumn) => (column === 'recordDate' ? 'invalid_date' : 'invalid')
