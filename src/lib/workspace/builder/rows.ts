import { QUESTIONS_MAX } from '../questionnaires-schemas.ts'
import { OPTIONS_MAX, type Question, type QuestionType } from '#lib/questionnaires/questions.ts'
import { emptyRow, hasOptions, rowOf, type Row } from './row.ts'

/** The questions of a questionnaire while it is written, at most `QUESTIONS_MAX`. */
export type Rows = readonly Row[]

export type Action =
  | { type: 'add' }
  | { type: 'remove'; id: number }
  /** Takes a removal back. */
  | { type: 'restore'; row: Row; index: number }
  | { type: 'duplicate'; id: number }
  /** To a place among the others, from 0; beyond the ends it is the end. */
  | { type: 'move'; id: number; to: number }
  | { type: 'kind'; id: number; kind: QuestionType }
  | { type: 'edit'; id: number; part: Partial<Pick<Row, 'text' | 'unit' | 'low' | 'high'>> }
  | { type: 'options'; id: number; options: readonly string[] }
  /** Each a question in words, after the others. */
  | { type: 'paste'; lines: readonly string[] }
  | { type: 'load'; questions: readonly Question[] }

/** Fewer are no choice. */
const OPTIONS_MIN = 2

/** The questions after something was done. What is not possible changes nothing. */
export function reduceRows(rows: Rows, action: Action): Rows {
  switch (action.type) {
    case 'add':
      return inserted(rows, rows.length, (id) => emptyRow(id))
    case 'remove':
      return rows.filter(({ id }) => id !== action.id)
    case 'restore':
      return inserted(rows, action.index, (id) => ({ ...action.row, id }))
    case 'duplicate': {
      const index = indexOf(rows, action.id)
      const row = rows[index]
      return row ? inserted(rows, index + 1, (id) => ({ ...row, id })) : rows
    }
    case 'move':
      return moved(rows, action.id, action.to)
    case 'kind':
      return changed(rows, action.id, (row) => withKind(row, action.kind))
    case 'edit':
      return changed(rows, action.id, (row) => ({ ...row, ...action.part }))
    case 'options':
      return changed(rows, action.id, (row) => ({
        ...row,
        options: action.options.slice(0, OPTIONS_MAX),
      }))
    case 'paste':
      return action.lines.reduce(
        (all, line) => inserted(all, all.length, (id) => emptyRow(id, line)),
        rows,
      )
    case 'load':
      return rowsOf(action.questions)
  }
}

/** Questions as they can be changed. */
export const rowsOf = (questions: readonly Question[]): Rows =>
  questions.slice(0, QUESTIONS_MAX).map((question, index) => rowOf(question, index + 1))

/** The place of a row; -1 when there is none. */
export const indexOf = (rows: Rows, id: number): number => rows.findIndex((row) => row.id === id)

function inserted(rows: Rows, index: number, make: (id: number) => Row): Rows {
  if (rows.length >= QUESTIONS_MAX) return rows
  const free = Math.max(0, ...rows.map(({ id }) => id)) + 1
  return rows.toSpliced(index, 0, make(free))
}

function moved(rows: Rows, id: number, to: number): Rows {
  const from = indexOf(rows, id)
  const row = rows[from]
  if (!row) return rows
  const target = Math.min(Math.max(to, 0), rows.length - 1)
  return target === from ? rows : rows.toSpliced(from, 1).toSpliced(target, 0, row)
}

const changed = (rows: Rows, id: number, change: (row: Row) => Row): Rows =>
  rows.map((row) => (row.id === id ? change(row) : row))

/** A choice has room for two options from the start. */
function withKind(row: Row, type: QuestionType): Row {
  const { options } = row
  const missing = hasOptions(type) ? Math.max(0, OPTIONS_MIN - options.length) : 0
  return { ...row, type, options: [...options, ...Array<string>(missing).fill('')] }
}
