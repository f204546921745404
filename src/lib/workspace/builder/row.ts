import type { Question, QuestionType } from '#lib/questionnaires/questions.ts'

/** The kinds of a question, in the order in which they are offered. */
export const KINDS = [
  'text',
  'number',
  'scale',
  'one',
  'several',
  'yes_no',
  'date',
] as const satisfies readonly QuestionType[]

/**
 * A question while it is written, as it is typed. It has the parts of every kind, so that trying another kind loses
 * nothing.
 */
export type Row = {
  /** Its identity while it is moved; no other row has it. */
  readonly id: number
  readonly type: QuestionType
  readonly text: string
  readonly unit: string
  readonly low: string
  readonly high: string
  readonly options: readonly string[]
}

export const emptyRow = (id: number, text = ''): Row => ({
  id,
  type: 'text',
  text,
  unit: '',
  low: '',
  high: '',
  options: [],
})

/** Whether a kind is answered by choosing. */
export const hasOptions = (type: QuestionType): boolean => type === 'one' || type === 'several'

/** A question as it can be changed. */
export function rowOf(question: Question, id: number): Row {
  const row = { ...emptyRow(id, question.text), type: question.type }
  switch (question.type) {
    case 'number':
      return { ...row, unit: question.unit ?? '' }
    case 'scale':
      return { ...row, low: question.low ?? '', high: question.high ?? '' }
    case 'one':
    case 'several':
      return { ...row, options: question.options }
    case 'text':
    case 'yes_no':
    case 'date':
      return row
  }
}

/** A row as it is sent: what other kinds would need is left out. What is wrong with it is found by the schema. */
export function questionOf({ type, text, unit, low, high, options }: Row): Question {
  switch (type) {
    case 'number':
      return { type, text: text.trim(), unit: orNull(unit) }
    case 'scale':
      return { type, text: text.trim(), low: orNull(low), high: orNull(high) }
    case 'one':
    case 'several':
      return { type, text: text.trim(), options: options.map((option) => option.trim()) }
    case 'text':
    case 'yes_no':
    case 'date':
      return { type, text: text.trim() }
  }
}

const orNull = (text: string) => text.trim() || null
