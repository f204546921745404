import type { CallFailed } from '#client/data/call-failed.ts'
import type { OwnFailures } from '#client/problem/failure-text.ts'
import { formatCount } from '#lib/format/number.ts'
import { IMPORT_COLUMNS, type ImportColumn } from '#lib/health/import/import-columns.ts'
import type { CellProblem } from '#lib/health/import/record-problems.ts'
import { STORED_UNITS } from '#lib/health/quantities.ts'
import { IMPORT_MAX, RECORDS_MAX } from '#lib/health/schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { dateProblem, noteProblem, problemText } from '../../kit/record-form/form-text.ts'
import type { FileProblem } from './use-file.ts'

export type RowMessages = {
  t: T<'health' | 'healthData' | 'healthRegister'>
  locale: Locale
}

/** What a column holds, in words. */
export function columnName(
  column: ImportColumn,
  t: T<'health' | 'healthData' | 'healthRegister'>,
): string {
  if (column === 'recordDate') return t('healthRegister.date.label')
  if (column === 'note') return t('healthRegister.note.label')
  if (column === 'bloodPressure') return t('healthData.import.match.pressure')
  return t(`health.measure.${column}`)
}

/** The columns that may be chosen, in the order of the form. */
export const CHOICES: readonly ImportColumn[] = IMPORT_COLUMNS

/** Why a cell cannot be imported, with its limits in the stored unit. */
export function reasonOf({ column, problem }: CellProblem, { t, locale }: RowMessages): string {
  if (problem === 'more_cells') return t('healthData.import.problem.moreCells')
  if (column === 'row') return t('healthRegister.problem.empty')
  if (column === 'recordDate') return dateProblem(t, problem) ?? ''
  if (column === 'note') return noteProblem(t, problem) ?? ''
  if (column === 'bloodPressure' && problem === 'invalid')
    return t('healthData.import.problem.pressure')
  const name = column === 'bloodPressure' ? 'systolicBp' : column
  return problemText(t, name, problem, { locale, units: STORED_UNITS }) ?? ''
}

/** Why a file cannot be read at all. */
export function fileProblemText(t: T<'healthData'>, problem: FileProblem, locale: Locale): string {
  return t(`healthData.import.choose.problem.${problem}`, { max: formatCount(IMPORT_MAX, locale) })
}

/** Why an import broke off, or cannot begin. */
export function stopFailures(
  failure: CallFailed | null,
  t: T<'healthData'>,
  locale: Locale,
): OwnFailures {
  const other = t('healthData.import.stopped.failed')
  return {
    CONSENT_REQUIRED: t('healthData.import.stopped.consent'),
    INVALID_INPUT:
      failure?.fields['rows'] === 'too_many'
        ? t('healthData.import.stopped.too_many', { max: formatCount(RECORDS_MAX, locale) })
        : t('healthData.import.stopped.invalid'),
    UNAVAILABLE: other,
    other,
  }
}
