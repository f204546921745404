import type { RecordInput } from '../record.ts'
import { readMoment, type Moment } from './dates.ts'
import type { Matching } from './guess.ts'
import type { ReadRows } from './read-rows.ts'

/**
 * The records of a file in the order of their writing: of two of one day the later one comes later. That is the order of its
 * rows, or the other way round where it runs backwards in time, as many exports do.
 */
export function inTime(
  { records, rows }: Pick<ReadRows, 'records' | 'rows'>,
  table: { rows: readonly (readonly string[])[] },
  { columns, dateOrder }: Matching,
): RecordInput[] {
  const column = columns.findIndex((match) => match.column === 'recordDate')
  const moments = rows.map((row) => readMoment(table.rows[row]?.[column] ?? '', dateOrder))
  let forward = 0
  moments.forEach((moment, index) => {
    const before = moments[index - 1]
    if (moment && before) forward += Math.sign(minutesOf(moment) - minutesOf(before))
  })
  return forward < 0 ? records.toReversed() : [...records]
}

const minutesOf = ({ day, minute }: Moment) => Date.parse(day) / 60_000 + (minute ?? 0)
