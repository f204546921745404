/** A row of a file as it is written. */
export type Line = {
  /** The line of the file in which it begins, from 1. */
  line: number
  cells: string[]
}

/**
 * The rows of a text, without blank ones. Quotes are those of RFC 4180; spaces may stand around them. A quote that is not
 * closed before a delimiter or the end of a line is part of its text, so it swallows no rows.
 */
export function readLines(text: string, delimiter: string): Line[] {
  const end = new RegExp(`[${delimiter}\\r\\n]`, 'g')
  const lines: Line[] = []
  let line = 1
  for (let position = 0; position < text.length;) {
    const start = position
    const cells: string[] = []
    for (let isMore = true; isMore; position += isMore ? 1 : 0) {
      const field = quotedField(text, position, delimiter) ?? plainField(text, position, end)
      cells.push(field.text)
      position = field.end
      isMore = text[position] === delimiter
    }
    if (text.startsWith('\r\n', position)) position += 2
    else if (position < text.length) position += 1
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells })
    line += text.slice(start, position).match(BREAK)?.length ?? 0
  }
  return lines
}

const BREAK = /\r\n|\r|\n/g

type Field = { text: string; end: number }

function plainField(text: string, start: number, delimiterOrBreak: RegExp): Field {
  delimiterOrBreak.lastIndex = start
  const end = delimiterOrBreak.exec(text)?.index ?? text.length
  return { text: text.slice(start, end), end }
}

/** Null when the field does not begin with a quote, or the quote is not closed at its end. */
function quotedField(text: string, start: number, delimiter: string): Field | null {
  const open = skipSpaces(text, start)
  if (text[open] !== '"') return null
  for (let close = text.indexOf('"', open + 1); close >= 0;) {
    if (text[close + 1] !== '"') {
      const end = skipSpaces(text, close + 1)
      const isClosed = end >= text.length || [delimiter, '\r', '\n'].includes(text[end]!)
      return isClosed ? { text: text.slice(open + 1, close).replaceAll('""', '"'), end } : null
    }
    close = text.indexOf('"', close + 2)
  }
  return null
}

function skipSpaces(text: string, start: number): number {
  let position = start
  while (text[position] === ' ') position += 1
  return position
}

/**
 * A row whose quoted cell runs over lines that are rows themselves: a quote is missing somewhere, and where it belongs
 * nobody can tell. Its parts stand side by side then, more than the table has columns, so it is refused as a whole.
 */
export function apart({ line, cells }: Line, delimiter: string, width: number): Line {
  const isSwallowed = (cell: string) =>
    /[\r\n]/.test(cell) &&
    cell
      .split(BREAK)
      .slice(1)
      .some((inner) => inner.split(delimiter).length >= Math.max(width, 2))
  if (!cells.some(isSwallowed)) return { line, cells }
  const parts = cells.flatMap((cell) =>
    isSwallowed(cell) ? cell.split(BREAK).flatMap((inner) => inner.split(delimiter)) : [cell],
  )
  return { line, cells: parts }
}
