import { csvCell } from '#lib/health/csv/cell.ts'

/** By it Excel knows that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A line of a file that an admin saves: cells that would be formulas are neutralised (RFC 4180, ASVS 1.2.10). */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
