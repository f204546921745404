import type { Locale } from '#lib/i18n/locales.ts'

/** What separates cells, and the decimals of a number. */
export type CsvSigns = { readonly delimiter: string; readonly decimal: string }

/** The signs with which a spreadsheet of a language opens a file at once. */
export const CSV_SIGNS = {
  es: { delimiter: ';', decimal: ',' },
  en: { delimiter: ',', decimal: '.' },
} as const satisfies Record<Locale, CsvSigns>

/** What spreadsheets take for the beginning of a formula (OWASP ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r\0]/

/**
 * A cell as RFC 4180 writes it, for a file of this delimiter and decimal sign. A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers
 * stay numbers.
 */
export function csvCell(
  value: string | number | null,
  { delimiter, decimal }: CsvSigns = CSV_SIGNS.en,
): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const text = FORMULA.test(value) ? `'${value}` : value
  const isQuoted = /["\r\n]/.test(text) || text.includes(delimiter)
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a cell, without the apostrophe that `csvCell` put before it. */
export function cellText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
