import { CSV_HEADERS } from '../csv/columns.ts'
import { ALIASES } from './aliases.ts'
import {
  importUnitsOf,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportUnit,
} from './import-columns.ts'
import { splitHeader } from './units.ts'

export type MatchedHeader = {
  /** Null when we know no column of this name. */
  column: ImportColumn | null
  /** The unit that the header names, if the column may have it. */
  unit: ImportUnit | null
}

/** The names of our own file, which come before any other. */
const OWN = new Map(
  Object.entries(CSV_HEADERS).map(([column, header]) => [splitHeader(header).name, column]),
)

/** What the columns of a file hold, by their headers. Of two that fit one column the first is taken. */
export function matchHeaders(headers: readonly string[]): MatchedHeader[] {
  const taken = new Set<ImportColumn>()
  return headers.map((header) => {
    const { name, unit } = splitHeader(header)
    const column = columnsCalled(name, header).find(
      (known) => !taken.has(known) && fits(known, unit),
    )
    if (!column) return { column: null, unit: null }
    taken.add(column)
    return { column, unit: unit && importUnitsOf(column).includes(unit) ? unit : null }
  })
}

/** What stands in brackets behind a day is a format or a zone, and behind anything else another thing: `Peso (objetivo)`. */
function columnsCalled(name: string, header: string): ImportColumn[] {
  const named = columnsNamed(name)
  if (named.length > 0) return named
  const outside = splitHeader(header.replace(/[([].*$/, '')).name
  return columnsNamed(outside).filter((column) => column === 'recordDate')
}

function columnsNamed(name: string): ImportColumn[] {
  const own = OWN.get(name)
  const known = IMPORT_COLUMNS.filter((column) => column === own || ALIASES[column].includes(name))
  return known.toSorted((a, b) => Number(b === own) - Number(a === own))
}

/** `DIA (mmHg)` is no day, and `Fat (kg)` no percentage. */
function fits(column: ImportColumn, unit: ImportUnit | undefined): boolean {
  return unit === undefined || importUnitsOf(column).includes(unit)
}
