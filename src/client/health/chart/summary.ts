import { daysBetween } from '#lib/format/days-between.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { decimalsOf, roundTo, unitFor, type HealthUnits } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { spanText } from '../days.ts'
import { quantityOf, unitName, type Kind } from '../kinds.ts'
import type { ChartDay, ChartModel, Range } from './chart-model.ts'

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
export function figuresText(
  values: readonly number[],
  { kind, units, locale }: ChartReader,
): string {
  const quantity = quantityOf(kind)
  const decimals = decimalsOf(quantity, unitFor(quantity, units))
  return values
    .map((value) => formats(locale)[decimals]!.format(roundTo(value, decimals)))
    .join('/')
}

/** What moved within the range, in one sentence. */
export function summaryText(
  { days, rows }: ChartModel,
  rangeName: Range,
  reader: ChartReader,
): string {
  const { t } = reader
  const [first, last] = [days[0], days.at(-1)]
  const within = t(`healthChart.within.${rangeName}`)
  if (!first || !last || rows.length === 0) return t('healthChart.summary.none', { within })
  return days.length === 1
    ? t('healthChart.summary.one', { within, to: shownText(last.trend, reader) })
    : courseSentence(first, last, reader)
}

/** The days between both ends are named, not the range: it may have begun long before the first value. */
function courseSentence(first: ChartDay, last: ChartDay, reader: ChartReader): string {
  const { t } = reader
  const span = spanText(daysBetween(first.recordDate, last.recordDate), t)
  const to = shownText(last.trend, reader)
  return shownText(first.trend, reader) === to
    ? t('healthChart.summary.same', { span, to })
    : t('healthChart.summary.moved', { span, from: figuresText(first.trend, reader), to })
}
