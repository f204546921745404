import { isDate } from '#lib/fields/age.ts'
import { readMonth, withoutWeekday } from './months.ts'
import { visible } from './nothing.ts'

/** Year, month, day in the order in which a file writes them. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** Of equally good orders the first is taken: most files of Spain have it, and hardly any begins with two digits of a year. */
const LIKELIEST: readonly DateOrder[] = ['dmy', 'mdy', 'ymd']

/** When something was measured. */
export type Moment = {
  /** `YYYY-MM-DD` */
  day: string
  /** Minutes since midnight; null when no time is written. */
  minute: number | null
}

const TIME =
  /^(.*?)(?:T|[\s,]+)(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(?:hr?s?\.?|([ap]\.?\s?m\.?))?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i
const EPOCH = /^\d{10}(?:\d{3})?$/
const FIRST_EPOCH = Date.UTC(2000, 0, 1)

/**
 * When a cell says that something was measured. A time with a zone, or the seconds or milliseconds since 1970, are an instant,
 * and belong to the day that it is for the reader, whose time zone is that of the browser.
 *
 * @param order of dates in figures that do not begin with a year of four digits
 * @returns null when it says no date
 */
export function readMoment(text: string, order: DateOrder): Moment | null {
  const plain = visible(text)
  if (EPOCH.test(plain)) {
    const instant = new Date(Number(plain) * (plain.length === 10 ? 1000 : 1))
    return instant.getTime() >= FIRST_EPOCH ? here(instant) : null
  }
  const [, date = plain, hour, minutes, half, zone] = TIME.exec(plain) ?? []
  const day = readDay(date, order)
  if (day === null || hour === undefined) return day === null ? null : { day, minute: null }
  const minute = minuteOf(Number(hour), Number(minutes), half)
  if (minute === null) return null
  return zone === undefined ? { day, minute } : here(instantOf(day, minute, zone))
}

/** A day in this order, `YYYY-MM-DD`; null when it is none. */
export function readDate(text: string, order: DateOrder): string | null {
  return readMoment(text, order)?.day ?? null
}

/** Whether a text is a date in any order: figures without signs between them may as well be something else. */
export const isDateText = (text: string): boolean =>
  /\D/.test(visible(text)) && DATE_ORDERS.some((order) => readDate(text, order) !== null)

/** Whether a text is a time of a day alone: `7:04`, `7:04 AM`. */
export function isTime(text: string): boolean {
  const [, date, hour, minutes, half] = TIME.exec(` ${visible(text)}`) ?? []
  return date === '' && minuteOf(Number(hour), Number(minutes), half) !== null
}

function minuteOf(hour: number, minutes: number, half: string | undefined): number | null {
  const isTwelve = half !== undefined
  if (minutes > 59 || hour > (isTwelve ? 12 : 24) || (isTwelve && hour === 0)) return null
  const isAfternoon = /^p/i.test(half ?? '')
  return ((isTwelve ? hour % 12 : hour) + (isAfternoon ? 12 : 0)) * 60 + minutes
}

function instantOf(day: string, minute: number, zone: string): Date {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minute - offset) * 60_000)
}

function here(instant: Date): Moment {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
  return {
    day: [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
    minute: instant.getHours() * 60 + instant.getMinutes(),
  }
}

const FIGURES = /^(\d{1,4})(?:\s*[-/.]\s*|\s)(\d{1,2})(?:\s*[-/.]\s*|\s)(\d{1,4})$/
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const NAMED: readonly (readonly [RegExp, DateOrder])[] = [
  [
    /^(\d{1,2})(?:º|\.?ª|st|nd|rd|th)?[\s./-]*(?:(?:de|of)\s+)?(\p{L}+)\.?[\s,./-]*(?:del?\s+)?(\d{2}|\d{4})$/iu,
    'dmy',
  ],
  [/^(\p{L}+)\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?[\s,./-]+(?:del?\s+)?(\d{2}|\d{4})$/iu, 'mdy'],
  [/^(\d{4})[\s,./-]*(\p{L}+)\.?[\s./-]*(\d{1,2})$/iu, 'ymd'],
]

/** Whether the order of its parts decides which day a text is. */
const isInFigures = (text: string) => /^\d{1,2}\D/.test(text) && FIGURES.test(text)

function readDay(text: string, order: DateOrder): string | null {
  const figures = (FIGURES.exec(text) ?? COMPACT.exec(text))?.slice(1)
  if (figures) return dayOf(figures, figures[0]!.length === 4 ? 'ymd' : order)
  const plain = withoutWeekday(text)
  for (const candidate of new Set([text, plain]))
    for (const [form, itsOrder] of NAMED) {
      const parts = form.exec(candidate)?.slice(1)
      const day = parts && dayOf(parts, itsOrder)
      if (day) return day
    }
  return null
}

function dayOf(parts: readonly string[], order: DateOrder): string | null {
  const of = (letter: string) => parts[order.indexOf(letter)]!
  const year = fourDigits(of('y'))
  const [month, day] = [/^\d/.test(of('m')) ? of('m') : String(readMonth(of('m')) ?? ''), of('d')]
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

/** Nobody who measures today measured before. */
const FIRST_DAY = '1930-01-01'
/** Before it hardly anything was written down that comes as a file. */
const LIKELY_DAY = '2000-01-01'

/**
 * The order of the dates of a file: the one that reads most of them as days that were, then as days of this century, then
 * as a file that runs in one direction. Texts that can be read in one order alone do not count.
 */
export function guessDateOrder(dates: readonly string[]): GuessedOrder {
  const figures = dates.filter((text) => isInFigures(dateOf(text)))
  if (figures.length === 0) {
    const isSure = dates.length > 0 && dates.every((text) => readDate(text, 'ymd') !== null)
    return { order: 'ymd', isSure }
  }
  const readings = LIKELIEST.map((order) => readingBy(order, figures))
  const [best, second] = readings.toSorted(
    (a, b) => b.possible - a.possible || b.likely - a.likely || b.oneWay - a.oneWay,
  )
  const isRivalled = second!.possible === best!.possible && second!.likely === best!.likely
  const isWhole = dates.every((text) => readDate(text, best!.order) !== null)
  return { order: best!.order, isSure: isWhole && !isRivalled }
}

const dateOf = (text: string) => TIME.exec(visible(text))?.[1] ?? visible(text)

function readingBy(order: DateOrder, texts: readonly string[]) {
  const today = here(new Date(Date.now() + 86_400_000)).day
  const days = texts.flatMap((text) => readDate(text, order) ?? [])
  const possible = days.filter((day) => day >= FIRST_DAY && day <= today)
  const sorted = days.toSorted()
  const isOneWay = [sorted, sorted.toReversed()].some((all) =>
    all.every((day, index) => day === days[index]),
  )
  return {
    order,
    possible: possible.length,
    likely: possible.filter((day) => day >= LIKELY_DAY).length,
    oneWay: Number(isOneWay),
  }
}
