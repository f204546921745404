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
import { spanText } from './days.ts'
import { quantityOf, unitName, type Kind } from './kinds.ts'
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

/** A difference with its unit; of a percentage in points, since "−0,5 %" would be half a percent of it. */
function withUnit(
  text: string,
  [first = 0]: readonly number[],
  kind: Kind,
  reader: Reader,
): string {
  const unit = unitName(kind, reader.units, reader.t)
  if (unit === '%')
    return reader.t('health.overview.points', { amount: text, count: Math.abs(first) })
  return [text, unit].join(' ').trim()
}

/** Days after which a newest value is an old one: the tile says its age instead of a change. */
const OLD_AFTER_DAYS = 400

type ChangeText = { kind: 'up' | 'down' | 'same' | 'first' | 'old'; text: string }

/**
 * The change of a kind in words.
 *
 * @param age days since the newest value
 */
export function changeText({ kind, change }: KindReading, age: number, reader: Reader): ChangeText {
  const { t, locale } = reader
  if (age > OLD_AFTER_DAYS)
    return { kind: 'old', text: t('health.overview.change.old', { days: spanText(age, t) }) }
  if (!change) return { kind: 'first', text: t('health.overview.change.first') }
  const days = spanText(change.days, t)
  const [first = 0] = change.amounts
  if (change.amounts.every((amount) => amount === 0))
    return { kind: 'same', text: t('health.overview.change.same', { days }) }
  const amount = withUnit(
    change.amounts
      .map((one) => signed(locale).format(one))
      .join('/')
      .replaceAll('-', '−'),
    change.amounts,
    kind,
    reader,
  )
  return {
    kind: first === 0 ? 'same' : first > 0 ? 'up' : 'down',
    text: t('health.overview.change.moved', { amount, days }),
  }
}

/** How far the goal is: `A 2,1 kg de tu objetivo`. */
export function goalText(kind: Kind, goal: GoalDistance, reader: Reader): string {
  if (goal.isReached) return reader.t('health.overview.goalReached')
  const quantity = quantityOf(kind)
  const unit = unitFor(quantity, reader.units)
  const distance = Math.abs(
    fromStored(goal.goal, quantity, unit) - fromStored(goal.from, quantity, unit),
  )
  const rounded = roundTo(distance, decimalsOf(quantity, unit))
  const amount = withUnit(plain(reader.locale).format(rounded), [rounded], kind, reader)
  return reader.t('health.overview.goal', { amount })
}
