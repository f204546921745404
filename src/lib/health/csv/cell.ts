/** What spreadsheets take for the beginning of a formula (OWASP ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r\0]/

/**
 * A cell as RFC 4180 writes it. A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers
 * stay numbers.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a cell, without the apostrophe that `csvCell` put before it. */
export function cellText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
