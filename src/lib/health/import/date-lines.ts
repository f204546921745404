import { isDateText, isTime } from './dates.ts'
import type { Line } from './lines.ts'
import { matchHeaders } from './match-headers.ts'
import { visible } from './nothing.ts'
import { splitHeader } from './units.ts'

/**
 * Gives each row the day that stands on a line of its own above it, as some watches write it. Only where no row has a day of its
 * own: elsewhere a lone day is a row without a value.
 */
export function withDates(lines: readonly Line[]): readonly Line[] {
  const isWritten =
    lines.some(isDayAlone) && lines.every((line) => isDayAlone(line) || !hasDay(line))
  if (!isWritten) return lines
  let day: { text: string; index: number } | null = null
  const rows: Line[] = []
  for (const { line, cells } of lines) {
    const index = cells.findIndex((cell) => visible(cell) !== '')
    if (isDayAlone({ line, cells })) day = { text: cells[index]!.trim(), index }
    else if (!day || !isFree(cells[day.index] ?? '')) rows.push({ line, cells })
    else {
      const text = `${day.text} ${cells[day.index] ?? ''}`.trim()
      rows.push({ line, cells: cells.with(day.index, text) })
    }
  }
  return rows
}

/** Samsung Health writes times in UTC, and the person's own zone in a column beside them. */
export function withOffsets(lines: readonly Line[], header: readonly string[]): Line[] {
  const offset = header.findIndex((name) => splitHeader(name).name === 'time offset')
  const date = matchHeaders(header).findIndex(({ column }) => column === 'recordDate')
  if (offset < 0 || date < 0) return [...lines]
  return lines.map((line) => {
    const isUtc = /^UTC[+-]\d{4}$/.test(visible(line.cells[offset] ?? ''))
    return isUtc ? { ...line, cells: line.cells.with(date, `${line.cells[date]}Z`) } : line
  })
}

const isFree = (cell: string) => visible(cell) === '' || isTime(cell)

const hasDay = ({ cells }: Line) => cells.some(isDateText)

function isDayAlone({ cells }: Line): boolean {
  const [cell, ...others] = cells.filter((text) => visible(text) !== '')
  return cell !== undefined && others.length === 0 && isDateText(cell)
}
