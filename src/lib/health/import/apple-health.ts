import { readMoment } from './dates.ts'
import type { Table } from './table.ts'

/**
 * The kinds of Apple Health that we keep, under the end of its names (HKQuantityTypeIdentifier…), which the import knows as names
 * of columns.
 */
const KINDS = [
  'BodyMass',
  'Height',
  'BodyFatPercentage',
  'WaistCircumference',
  'BloodPressureSystolic',
  'BloodPressureDiastolic',
  'RestingHeartRate',
  'BloodGlucose',
] as const
type Kind = (typeof KINDS)[number]

const ROOT = '<HealthData'
const RECORD = '<Record '
const CLOSED = '</Record>'
const TYPE = 'type="HKQuantityTypeIdentifier'
const AFTER_MEAL = /BloodGlucoseMealTime"\s+value="2"/

type Reading = {
  kind: Kind
  cell: string
  day: string
  minute: number
  start: string
  line: number
}

/**
 * Reads `export.xml` piece by piece, as it comes: of its records the attributes of the kinds that we keep, and nothing else.
 * Memory holds one value of each kind a day.
 *
 * One record a day: the last value of each kind. Of glucose, which we keep as fasting, the first that is not marked as after a
 * meal; of blood pressure the last two figures of one instant.
 */
export function appleHealth() {
  const days = new Map<string, Map<Kind, Reading>>()
  const uppers = new Map<string, Reading>()
  const lowers = new Map<string, Reading>()
  const besides = { kinds: 0, sameDay: 0 }
  let rest = ''
  let line = 1
  let isHealth = false

  const take = (reading: Reading) => {
    const day = days.get(reading.day) ?? new Map<Kind, Reading>()
    const known = day.get(reading.kind)
    if (known) besides.sameDay += 1
    if (!known || isBetter(reading, known)) day.set(reading.kind, reading)
    days.set(reading.day, day)
  }
  /** A figure of a blood pressure counts once the other one of its instant is there. */
  const pair = (reading: Reading) => {
    const isUpper = reading.kind === 'BloodPressureSystolic'
    const [own, others] = isUpper ? [uppers, lowers] : [lowers, uppers]
    if (own.has(reading.start)) {
      // Apple writes both figures a second time, as a pair.
      besides.sameDay += 1
      return
    }
    const other = others.get(reading.start)
    own.set(reading.start, reading)
    if (other) [reading, other].forEach(take)
  }

  return {
    /** @param piece the next part of the text, cut anywhere */
    feed(piece: string): void {
      const text = rest + piece
      isHealth ||= text.includes(ROOT)
      let done = 0
      for (let start = text.indexOf(RECORD); start >= 0; start = text.indexOf(RECORD, done)) {
        const kind = kindOf(text, start)
        const end = kind === null ? start + RECORD.length : endOfRecord(text, start)
        if (kind === undefined || end < 0) break
        line += breaksIn(text, done, start)
        const reading = kind && readRecord(text.slice(start, end), kind, line)
        if (!reading) besides.kinds += 1
        else if (kind.startsWith('BloodPressure')) pair(reading)
        else take(reading)
        line += breaksIn(text, start, end)
        done = end
      }
      const open = text.indexOf(RECORD, done)
      const kept = open >= 0 ? open : Math.max(done, text.length - ROOT.length)
      line += breaksIn(text, done, kept)
      rest = text.slice(kept)
    },
    /** @returns the days as a table, oldest first; null when the text was no export of Apple Health */
    finish(): Table | null {
      if (!isHealth) return null
      const alone = [...uppers.keys(), ...lowers.keys()].filter(
        (start) => !uppers.has(start) || !lowers.has(start),
      )
      return tableOf(days, { ...besides, kinds: besides.kinds + alone.length })
    },
  }
}

const isBetter = (one: Reading, other: Reading) =>
  one.kind === 'BloodGlucose' ? one.minute < other.minute : one.minute >= other.minute

/** Where a record ends: at its closing tag, if it has entries of its own. Negative when the text ends before. */
function endOfRecord(text: string, start: number): number {
  let close = text.indexOf('>', start)
  // A name may hold the sign, in quotes.
  while (close >= 0 && text.slice(start, close).split('"').length % 2 === 0)
    close = text.indexOf('>', close + 1)
  if (close < 0) return -1
  if (text[close - 1] === '/') return close + 1
  const end = text.indexOf(CLOSED, close)
  return end < 0 ? -1 : end + CLOSED.length
}

function breaksIn(text: string, start: number, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
    count += 1
  return count
}

/** The kind of a record, whose first attribute it is; null for one that we do not keep, undefined before the text tells. */
function kindOf(text: string, start: number): Kind | null | undefined {
  const from = start + RECORD.length
  const open = text.indexOf('"', from)
  const close = open < 0 ? -1 : text.indexOf('"', open + 1)
  if (close < 0) return undefined
  const type = text.slice(from, close)
  return KINDS.find((kind) => type === TYPE + kind) ?? null
}

/** Null for a record that says nothing we understand. */
function readRecord(record: string, kind: Kind, line: number): Reading | null {
  const start = attributeOf(record, 'startDate')
  const moment = start === null ? null : readMoment(start, 'ymd')
  const value = attributeOf(record, 'value')
  if (!start || !moment || !value) return null
  if (kind === 'BloodGlucose' && AFTER_MEAL.test(record)) return null
  const cell = copyOf(cellOf(kind, value, attributeOf(record, 'unit') ?? ''))
  return {
    kind,
    cell,
    day: copyOf(moment.day),
    minute: moment.minute ?? 0,
    start: copyOf(start),
    line,
  }
}

/** Engines keep the whole text for as long as a part of it is kept: half a gigabyte for a few thousand values. */
const copyOf = (part: string): string => part.split('').join('')

const attributeOf = (record: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(record)?.[1] ?? null

/** Number and unit as a file of a spreadsheet has them. Apple counts fat from 0 to 1, and names the mass of a mole of glucose. */
function cellOf(kind: Kind, value: string, unit: string): string {
  const plain = /^mmol.*\/L$/.test(unit) ? 'mmol/L' : unit
  const isShare = kind === 'BodyFatPercentage' && Number(value) <= 1
  return `${isShare ? Number((Number(value) * 100).toFixed(2)) : value} ${plain}`.trim()
}

function tableOf(
  days: ReadonlyMap<string, ReadonlyMap<Kind, Reading>>,
  besides: NonNullable<Table['besides']>,
): Table {
  const found = KINDS.filter((kind) => [...days.values()].some((day) => day.has(kind)))
  const rows = [...days].toSorted(([one], [other]) => one.localeCompare(other))
  return {
    header: ['startDate', ...found],
    rows: rows.map(([day, kinds]) => [day, ...found.map((kind) => kinds.get(kind)?.cell ?? '')]),
    lines: rows.map(([, kinds]) => Math.min(...[...kinds.values()].map(({ line }) => line))),
    outside: [],
    besides,
  }
}
