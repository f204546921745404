import { memo, useEffect, useEffectEvent, type Ref } from 'react'
import {
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  useActiveTooltipDataPoints,
  XAxis,
  YAxis,
} from 'recharts'
import { DAY_MS } from '#lib/format/days-between.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { dayText } from '../days.ts'
import { figuresText, type ChartReader } from './summary.ts'
import { timeTicks, valueTicks, type ChartDay, type ChartModel } from './chart-model.ts'
import { Gaps, LastPoint, NoteMarks, ValuePoints } from './plot-layers.tsx'

export type PlotProps = {
  model: ChartModel
  /** In the person's unit; null without one. */
  goal: { value: number; label: string } | null
  /** Where the steps of a reference band meet, in the person's unit. */
  edges: readonly number[]
  label: string
  reader: ChartReader
  /** The day under the pointer or the keyboard; null when there is none. */
  onRead: (day: ChartDay | null) => void
  ref?: Ref<HTMLDivElement>
}

const months = perLocale((tag) => new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }))
const monthsAndYears = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
)
const days = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const numbers = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

/** Room at the right for what stands at the ends of lines. */
const LABEL_WIDTH = 80

const TICK = { fontSize: 13, className: 'fill-ink-soft' }

/** Days on short axes, months on others, with the year where there are several. */
function tickFormat(span: number, locale: Locale) {
  const format =
    span < 70 * DAY_MS ? days(locale) : (span < 400 * DAY_MS ? months : monthsAndYears)(locale)
  return (at: number) => format.format(at)
}

/**
 * The drawing: hollow values, one thick trend, the goal dashed, dotted over gaps, notes numbered. Memoized, as the day that
 * is read changes with every move of the pointer.
 */
export const Plot = memo(function Plot(props: PlotProps) {
  const { model, goal, edges, label, reader, onRead, ref } = props
  const { t, locale } = reader
  const { days: chartDays, values, gaps, notes } = model
  const ticks = valueTicks(model, goal?.value ?? null)
  const domain = [ticks[0]!, ticks.at(-1)!] as const
  const span = (chartDays.at(-1)?.at ?? 0) - (chartDays[0]?.at ?? 0)
  const last = chartDays.at(-1)
  // The label of the goal stands at its end too, where that of the newest value leaves it room.
  const isNearLast =
    goal !== null &&
    values.some(
      (own) => Math.abs((own.at(-1)?.value ?? Infinity) - goal.value) < (domain[1] - domain[0]) / 5,
    )
  const gapEnds = new Set(gaps.map(({ to }) => to.at))
  // A line is broken where there is a gap: the day before it begins has no value on the line of the next part.
  const data = chartDays.flatMap((day) =>
    gapEnds.has(day.at) ? [{ ...day, at: day.at - 1, trend: [] }, day] : [day],
  )
  return (
    <div
      ref={ref}
      className="h-72 w-full sm:h-80 print:[&_.recharts-responsive-container>div]:size-full! print:[&_.recharts-surface]:w-full print:[&_.recharts-wrapper]:w-full!"
    >
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={data}
          margin={{ top: 12, right: LABEL_WIDTH, bottom: 14, left: 0 }}
          accessibilityLayer
          title={label}
          aria-label={label}
          role="application"
        >
          <CartesianGrid vertical={false} className="stroke-line" />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            ticks={timeTicks(model)}
            tickFormatter={tickFormat(span, locale)}
            tickLine={false}
            axisLine={false}
            interval="equidistantPreserveStart"
            minTickGap={20}
            tick={TICK}
            dy={8}
          />
          <YAxis
            domain={domain}
            ticks={ticks}
            // Room for the numbers of notes below a goal that is the lowest value.
            padding={{ bottom: 18 }}
            interval={0}
            allowDataOverflow
            tickFormatter={(value: number) => numbers(locale).format(value)}
            tickLine={false}
            axisLine={false}
            width={40}
            tick={TICK}
          />
          {edges
            .filter((edge) => edge > domain[0] && edge < domain[1])
            .map((edge) => (
              <ReferenceLine key={edge} y={edge} className="stroke-edge" strokeWidth={1} />
            ))}
          {goal && (
            <ReferenceLine
              y={goal.value}
              strokeDasharray="6 5"
              strokeWidth={1.5}
              stroke="currentColor"
              label={{
                value: goal.label,
                position: isNearLast ? 'insideBottomLeft' : 'right',
                className: 'text-xs fill-ink',
              }}
            />
          )}
          <Tooltip content={() => null} isAnimationActive={false} />
          <NoteMarks notes={notes} />
          {values.map((own, index) => (
            <ValuePoints key={index} values={own} />
          ))}
          <Gaps gaps={gaps} />
          {values.map((_, index) => (
            <Line
              key={index}
              dataKey={(day: ChartDay) => day.trend[index] ?? null}
              dot={false}
              activeDot={{ r: 4 }}
              isAnimationActive={false}
              className="stroke-pine"
              stroke="var(--color-pine)"
              strokeWidth={3}
            />
          ))}
          {values.map((own, index) => (
            <LastPoint
              key={index}
              value={own.at(-1)}
              text={figuresText(
                own.slice(-1).map(({ value }) => value),
                reader,
              )}
              date={values.length === 1 && last ? dayText(last.recordDate, t, locale) : ''}
            />
          ))}
          <Read onRead={onRead} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
})

/** Tells which day is read, by pointer or keyboard: the reading stands above the plot, never under a thumb. */
function Read({ onRead }: Pick<PlotProps, 'onRead'>) {
  const day = useActiveTooltipDataPoints<ChartDay>()?.[0] ?? null
  const tell = useEffectEvent(onRead)
  useEffect(() => tell(day && day.trend.length > 0 ? day : null), [day])
  return null
}
