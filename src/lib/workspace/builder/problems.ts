import * as z from 'zod/mini'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SendQuestionnaire } from '../questionnaires-schemas.ts'
import type { Rows } from './rows.ts'
import { bodyOf, type Sending } from './sending.ts'
import { firstRepeat } from './weekly.ts'

/**
 * The problem codes by field, as the API names them, but those of a question by its row, which may be moved meanwhile:
 * `row.7.options.1`.
 */
export type Problems = FieldProblems

/** What keeps a questionnaire from being sent: what the API would refuse, and a repetition that never repeats. */
export function problemsOf(sending: Sending, locale: Locale, today = madridDay()): Problems {
  const body = bodyOf(sending, locale)
  const { error } = z.safeParse(SendQuestionnaire, body)
  const problems = byRow(fieldProblems(error?.issues ?? [], body, 'body'), sending.rows)
  const { repeatUntil } = body
  const isSoon = repeatUntil !== null && repeatUntil < firstRepeat(today)
  return isSoon && !problems['repeatUntil'] ? { ...problems, repeatUntil: 'too_soon' } : problems
}

/** Names problems of questions by their rows. */
export function byRow(fields: FieldProblems, rows: Rows): Problems {
  const named = Object.entries(fields).map(([field, code]) => {
    const [, index, part] = /^questions\.(\d+)\.(.+)$/.exec(field) ?? []
    const row = index === undefined ? undefined : rows[Number(index)]
    return [row ? fieldOfRow(row.id, part) : field, code] as const
  })
  return Object.fromEntries(named)
}

/** The name of a field of a row; without a part the start of them all. */
export const fieldOfRow = (id: number, part = ''): string => `row.${id}.${part}`

/** Without those of fields that were changed, by the starts of their names. */
export const without = (problems: Problems, ...starts: readonly string[]): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !starts.some((start) => field.startsWith(start))),
  )

/** The rows that have a problem, in their order. */
export const wrongRows = (problems: Problems, rows: Rows): number[] =>
  rows
    .map(({ id }) => id)
    .filter((id) => Object.keys(problems).some((field) => field.startsWith(fieldOfRow(id))))
