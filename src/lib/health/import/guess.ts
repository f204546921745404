import { readUnit } from '#lib/format/read-unit.ts'
import { cellText } from '../csv/cell.ts'
import { MEASURED } from '../measures.ts'
import { guessDateOrder, isDateText, type DateOrder } from './dates.ts'
import {
  importUnitsOf,
  measureOf,
  storedFrom,
  type ImportColumn,
  type ImportUnit,
} from './import-columns.ts'
import { matchHeaders, type MatchedHeader } from './match-headers.ts'
import { isNothing, visible } from './nothing.ts'
import {
  guessDecimal,
  isNumber,
  readNumber,
  readTogether,
  splitUnit,
  type DecimalSign,
} from './numbers.ts'

/** What a column of a file holds: a person may change both. */
export type ColumnMatch = {
  /** Null leaves the column out. */
  column: ImportColumn | null
  /** Null for columns without a unit. */
  unit: ImportUnit | null
}

/** How the rows of a file are read. */
export type Matching = {
  /** One for each column of the file. */
  columns: readonly ColumnMatch[]
  decimal: DecimalSign
  dateOrder: DateOrder
}

/** A matching, and what in it a person should look at because the file would allow another reading. */
export type Guess = Matching & {
  unsure: {
    /** Indexes of the columns whose unit was chosen without evidence. */
    units: readonly number[]
    decimal: boolean
    dateOrder: boolean
  }
}

/**
 * How a file is to be read: its columns by their headers (and the day, if no header names it, by its cells), the decimal
 * sign, the order of dates, and each unit by its header or by the magnitude of its values. Everything is a guess that is
 * shown and can be changed before `readRows`.
 *
 * @param header the first row, or as many empty texts as there are columns
 */
export function guess(header: readonly string[], rows: readonly (readonly string[])[]): Guess {
  const cellsOf = columnReader(rows)
  const matched = withDate(matchHeaders(header), cellsOf)
  const decimal = guessDecimal(numbersIn(matched, cellsOf))
  const dates = cellsOf(matched.findIndex(({ column }) => column === 'recordDate'))
  const dateOrder = guessDateOrder(dates)
  const units: number[] = []
  const columns = matched.map((match, index): ColumnMatch => {
    if (!match.column || match.unit) return match
    const unit = guessUnit(match.column, cellsOf(index), decimal.sign)
    if (unit && !unit.isSure) units.push(index)
    return { column: match.column, unit: unit?.unit ?? null }
  })
  return {
    columns,
    decimal: decimal.sign,
    dateOrder: dateOrder.order,
    unsure: { units, decimal: !decimal.isSure, dateOrder: !dateOrder.isSure },
  }
}

/** The cells of a column that hold a value. */
function columnReader(rows: readonly (readonly string[])[]) {
  return (index: number) =>
    rows.flatMap((row) => {
      const text = visible(cellText(row[index]?.trim() ?? ''))
      return isNothing(text) ? [] : [text]
    })
}

/** If no header names the day, the first unknown column whose cells are dates. */
function withDate(matched: MatchedHeader[], cellsOf: (index: number) => string[]): MatchedHeader[] {
  if (matched.some(({ column }) => column === 'recordDate')) return matched
  const found = matched.findIndex(({ column }, index) => {
    const cells = column ? [] : cellsOf(index)
    return cells.length > 0 && cells.every(isDateText)
  })
  return found < 0 ? matched : matched.with(found, { column: 'recordDate', unit: null })
}

/** The numbers of the columns that we know; of all columns, as long as none is known. */
function numbersIn(
  matched: readonly MatchedHeader[],
  cellsOf: (index: number) => string[],
): string[] {
  const numbers = matched.flatMap(({ column }, index) =>
    column && measureOf(column) ? cellsOf(index).flatMap(numbersOf) : [],
  )
  if (numbers.length > 0) return numbers
  return matched.flatMap(({ column }, index) =>
    column ? [] : cellsOf(index).flatMap(numbersOf).filter(isNumber),
  )
}

/** The numbers in a cell, as texts: two in `120/80`. */
const numbersOf = (cell: string) => cell.split('/').map((part) => splitUnit(part)[0])

/** Without zeros, which say that nothing was measured. */
function valuesOf(cells: readonly string[], decimal: DecimalSign): number[] {
  return cells.flatMap((cell) => {
    const value = readNumber(numbersOf(cell)[0] ?? '', decimal)
    return value === null || value === 0 ? [] : [value]
  })
}

/** The unit that a cell names itself; null when it names none. */
const ownUnit = (cell: string) =>
  readTogether(cell)?.unit ?? readUnit(splitUnit(cell.split('/')[1] ?? cell)[1]) ?? null

/** The unit that all cells name, or in which the median is plausible; the stored one where several are, or none. */
function guessUnit(column: ImportColumn, cells: readonly string[], decimal: DecimalSign) {
  const measure = measureOf(column)
  if (!measure) return null
  const [least, most] = MEASURED[measure].plausible
  const units = importUnitsOf(column)
  const [own = null] = cells.map(ownUnit)
  if (own && units.includes(own) && cells.every((cell) => ownUnit(cell) !== null))
    return { unit: own, isSure: true }
  const values = valuesOf(cells, decimal)
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  const fitting = units.filter((unit) => {
    const stored = median === undefined ? NaN : storedFrom(median, measure, unit)
    return stored >= least && stored <= most
  })
  const isEmpty = cells.length > 0 && median === undefined
  return {
    unit: fitting[0] ?? units[0]!,
    isSure: units.length === 1 || fitting.length === 1 || isEmpty,
  }
}
