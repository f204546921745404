import { isDate } from '#lib/fields/age.ts'

/** Year, month, day in the order in which a file writes them. The first fits most files of Spain. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

const PARTS = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?:[T ,].*)?$/

/** A day in this order, `YYYY-MM-DD`; a time after it is left out. Null when it is none. */
export function readDate(text: string, order: DateOrder): string | null {
  const parts = PARTS.exec(text.trim())?.slice(1)
  if (!parts) return null
  const of = (letter: string) => parts[order.indexOf(letter)]!
  const year = fourDigits(of('y'))
  const [month, day] = [of('m'), of('d')]
  if (!year || month.length > 2 || day.length > 2) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : null
}

/** Two digits are a year that is not in the future; null for another number of digits. */
function fourDigits(year: string): string | null {
  if (year.length === 4) return year
  if (year.length !== 2) return null
  const thisYear = new Date().getFullYear()
  const ofThisCentury = Math.floor(thisYear / 100) * 100 + Number(year)
  return String(ofThisCentury > thisYear ? ofThisCentury - 100 : ofThisCentury)
}

export type GuessedOrder = {
  order: DateOrder
  /** Whether only this order reads all of them. */
  isSure: boolean
}

/** The order that reads most of these dates; of equal ones the first of `DATE_ORDERS`. */
export function guessDateOrder(dates: readonly string[]): GuessedOrder {
  const readable = (order: DateOrder) =>
    dates.filter((text) => readDate(text, order) !== null).length
  const counts = DATE_ORDERS.map((order) => ({ order, count: readable(order) }))
  const [best, second] = counts.toSorted((a, b) => b.count - a.count)
  return {
    order: best!.order,
    isSure: best!.count === dates.length && second!.count < dates.length,
  }
}
