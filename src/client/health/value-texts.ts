import { daysBetween } from '#lib/format/days-between.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { MEASURES, type MeasureName } from '#lib/health/measures.ts'
import {
  decimalsOf,
  fromStored,
  roundTo,
  unitFor,
  type HealthUnits,
} from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { GoalDistance } from '#lib/health/trend.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { TileProps } from '#ui/tile.tsx'
import { spanText, today } from './days.ts'
import { quantityOf, type Kind } from './kinds.ts'
import type { KindReading } from './reading-of.ts'

/** Who reads, and in which words. */
export type Reader = { t: T<'health' | 'healthBands'>; locale: Locale; units: HealthUnits }

/** A value in the person's unit, without the unit. */
function valueText(value: number, measure: MeasureName, reader: Reader): string {
  const unit = unitFor(MEASURES[measure].quantity, reader.units)
  return showMeasure(value, measure, unit, reader.locale)
}

/** The newest values of a kind: `61,8`, `112/68`. */
export function latestText({ latest }: KindReading, reader: Reader): string {
  return latest.map(({ measure, value }) => valueText(value, measure, reader)).join('/')
}

const signed = perLocale(
  (tag) => new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }),
)
const plain = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

/** Days after which a newest value is an old one: its age is told instead of a change. */
const OLD_AFTER_DAYS = 365

type ChangeKind = TileProps['change']['kind']

/** How a kind has changed, and what its texts are given. */
function movementOf({ change, recordDate }: KindReading, { t, locale }: Reader) {
  const age = daysBetween(recordDate, today())
  const told = (kind: ChangeKind, days: number, amount = '') => ({
    kind,
    values: { days: spanText(days, t), amount },
  })
  if (age > OLD_AFTER_DAYS) return told('old', age)
  if (!change) return told('first', 0)
  const { amounts, days } = change
  const ways = new Set(amounts.map(Math.sign))
  const [way = 0] = ways
  const text = amounts.map((one) => signed(locale).format(one).replace('-', '−')).join('/')
  // An arrow, or a word, says where all figures went; where two differ, they have their signs.
  if (ways.size > 1) return told('both', days, text)
  return told(way ? (way > 0 ? 'up' : 'down') : 'same', days, text.replaceAll(/[+−]/g, ''))
}

/** The change of a kind in few words: `0,4 en 5 semanas`. */
export function changeText(reading: KindReading, reader: Reader): TileProps['change'] {
  const { t } = reader
  const { kind, values } = movementOf(reading, reader)
  const change = { kind, text: t(`health.overview.change.${kind}`, values) }
  return kind === 'up' || kind === 'down'
    ? { ...change, direction: t(`health.overview.direction.${kind}`) }
    : change
}

/** The same in a sentence, and how far the goal is: `0,4 menos que hace 5 semanas. Hasta 60 quedan 2,1.` */
export function courseText(reading: KindReading, reader: Reader): string {
  const { kind, values } = movementOf(reading, reader)
  const course = reader.t(`health.overview.course.${kind}`, values)
  return reading.goal ? `${course} ${goalText(reading.kind, reading.goal, reader)}` : course
}

function goalText(kind: Kind, { goal, from, isReached }: GoalDistance, reader: Reader): string {
  const { t, locale, units } = reader
  if (isReached) return t('health.overview.goalReached')
  const quantity = quantityOf(kind)
  const unit = unitFor(quantity, units)
  const [shown, now] = [goal, from].map((value) => fromStored(value, quantity, unit)) as [
    number,
    number,
  ]
  const left = roundTo(Math.abs(shown - now), decimalsOf(quantity, unit))
  return t('health.overview.goal', {
    goal: plain(locale).format(shown),
    amount: plain(locale).format(left),
    count: left,
  })
}
