import { perLocale } from '#lib/format/per-locale.ts'
import { decimalsOf, roundTo, unitFor, type HealthUnits } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { quantityOf, unitName, type Kind } from '../kinds.ts'
import type { ChartModel, Range } from './chart-model.ts'

/** Who reads which kind, in which words and units. */
export type ChartReader = {
  t: T<'health' | 'healthBands' | 'healthChart'>
  locale: Locale
  units: HealthUnits
  kind: Kind
}

const formats = perLocale((tag) =>
  [0, 1, 2].map(
    (decimals) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ),
)

/** Values that are in the person's unit already, with the unit: `62,1 kg`, `112/68 mmHg`. */
export function shownText(values: readonly number[], reader: ChartReader): string {
  const { kind, units, t } = reader
  return [figuresText(values, reader), unitName(kind, units, t)].join(' ').trim()
}

/** The same without the unit. */
function figuresText(values: readonly number[], { kind, units, locale }: ChartReader): string {
  const quantity = quantityOf(kind)
  const decimals = decimalsOf(quantity, unitFor(quantity, units))
  return values
    .map((value) => formats(locale)[decimals]!.format(roundTo(value, decimals)))
    .join('/')
}

/**
 * The range in one sentence, and how far the goal is.
 *
 * @param goal in the person's unit; null without one
 */
export function summaryText(
  { days, rows }: ChartModel,
  goal: number | null,
  rangeName: Range,
  reader: ChartReader,
): string {
  const { t } = reader
  const within = t(`healthChart.within.${rangeName}`)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || rows.length === 0) return t('healthChart.summary.none', { within })
  const from = figuresText(first.trend, reader)
  const to = shownText(last.trend, reader)
  const course =
    days.length === 1
      ? 'one'
      : shownText(first.trend, reader) === to
        ? 'same'
        : ('moved' as 'one' | 'same' | 'moved')
  const sentence = t(`healthChart.summary.${course}`, { within, from, to })
  return goal === null
    ? sentence
    : `${sentence} ${goalSentence(goal, last.trend[0] ?? goal, reader)}`
}

function goalSentence(goal: number, now: number, reader: ChartReader): string {
  const left = shownText([Math.abs(goal - now)], reader)
  const isReached = left === shownText([0], reader)
  return isReached
    ? reader.t('healthChart.summary.goalReached')
    : reader.t('healthChart.summary.goal', { amount: left })
}
