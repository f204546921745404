import { readUnit } from '#lib/format/read-unit.ts'
import { isDateText } from './dates.ts'
import type { Line } from './lines.ts'
import { matchHeaders } from './match-headers.ts'
import { isNumber } from './numbers.ts'
import { visible } from './nothing.ts'

/** The lines of a file as a table with a header. */
export type Headed = {
  /** The names of the columns; as many empty texts as there are columns where none are named. */
  header: string[]
  lines: Line[]
  /** The numbers of the lines above the header, and of those from the next table on. */
  outside: number[]
}

/** Lines in which a header is looked for. */
const FIRST = 60

/**
 * The header is the line that names most of what we know, below any titles; without one, what stands above the first values. A
 * line of units below it belongs to it. The table ends where another header stands.
 */
export function findHeader(lines: readonly Line[]): Headed {
  const index = headerIndex(lines)
  const names = lines[index]
  if (!names) {
    const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
    return { header: Array<string>(width).fill(''), lines: [...lines], outside: [] }
  }
  const units = unitsOf(lines[index + 1])
  const header = names.cells.map((name, n) => (units?.[n] ? `${name} (${units[n]})` : name))
  const below = lines.slice(units ? index + 2 : index + 1)
  const isHeaderAgain = ({ cells }: Line) => !cells.some(isValue) && known(cells) > 1
  const isSame = ({ cells }: Line) => cells.join('\n') === names.cells.join('\n')
  const end = below.findIndex((line) => isHeaderAgain(line) && !isSame(line))
  const title =
    end > 0 && filled(below[end - 1]!).length === 1 && !below[end - 1]!.cells.some(isValue)
  const last = end < 0 ? below.length : title ? end - 1 : end
  const own = below.slice(0, last).filter((line) => !isSame(line))
  const outside = [
    ...lines.slice(0, index),
    ...below.slice(0, last).filter(isSame),
    ...below.slice(last),
  ]
  return { header, lines: own, outside: outside.map(({ line }) => line) }
}

function headerIndex(lines: readonly Line[]): number {
  const first = lines.slice(0, FIRST)
  const begin = first.findIndex(({ cells }) => cells.some(isValue))
  const scored = first.map(({ cells }, index) => {
    if (cells.some(isValue)) return -1
    const names = known(cells)
    // A word that we know may as well stand in a title.
    return names < 2 && begin >= 0 && index > begin ? -1 : names * 1000 + filled({ cells }).length
  })
  const best = Math.max(-1, ...scored)
  return best < 0 ? -1 : scored.indexOf(best)
}

const known = (cells: readonly string[]) =>
  matchHeaders(cells).filter(({ column }) => column !== null).length

const filled = ({ cells }: Pick<Line, 'cells'>) => cells.filter((cell) => visible(cell) !== '')

/** Whether a cell holds a value, so that its row is no header. */
const isValue = (cell: string) => isDateText(cell) || isNumber(cell)

/** The units of a line that holds nothing else; undefined for any other line. */
function unitsOf(line: Line | undefined): readonly string[] | undefined {
  if (!line || filled(line).length === 0) return undefined
  return filled(line).every((cell) => readUnit(cell)) ? line.cells.map(visible) : undefined
}
