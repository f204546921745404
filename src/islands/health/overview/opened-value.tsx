import { ChevronLeft, X } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { ChartFoot } from '#client/health/chart/chart-foot.ts'
import { useIsDemo } from '#client/data/data.ts'
import { dayText } from '#client/health/days.ts'
import { measuresOf, unitName, type Kind } from '#client/health/kinds.ts'
import type { KindReading } from '#client/health/reading-of.ts'
import { courseText, latestText } from '#client/health/value-texts.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { BAND_SOURCES } from '#lib/health/bands/sources.ts'
import { inSentence } from '#lib/format/in-sentence.ts'
import { Band } from '#ui/band.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { useReadings } from '../kit/readings.ts'

type Props = {
  reading: KindReading
  chart: ReactNode
  titleRef: Ref<HTMLHeadingElement>
  onClose: () => void
}

/** One value: a page of its own on phones, otherwise a column beside the tiles. */
export function OpenedValue({ reading, chart, titleRef, onClose }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'island')
  const locale = useLocale()
  const { settings } = useCentre().overview
  const { kind, goal } = reading
  const isDemo = useIsDemo()
  const [chartFoot, setChartFoot] = useState<HTMLElement | null>(null)
  const reader = { t, locale, units: settings.units }
  const name = t(`health.measure.${kind}`)
  return (
    <article
      data-opened={isDemo ? 'demo' : ''}
      className="grid min-w-0 grid-cols-1 gap-4 max-lg:not-data-[opened=demo]:-mt-14 lg:col-start-2 lg:row-span-2 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <header className="flex min-h-11 items-center justify-between gap-4 max-lg:grid max-lg:grid-cols-[1fr_auto_1fr]">
        <Link href={hrefOf(HEALTH, {})} onFollow={onClose} className="link lg:hidden">
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          {t('health.tabs.overview')}
        </Link>
        <h2 ref={titleRef} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {name}
        </h2>
        <Link
          href={hrefOf(HEALTH, {})}
          onFollow={onClose}
          aria-label={t('island.close')}
          className="-me-2.5 grid size-11 place-items-center rounded-full hover:bg-surface-2 max-lg:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      </header>
      <div>
        <p className="mb-1 text-lg leading-none text-ink-soft">
          <b className="font-display text-[3rem] leading-none font-heading tracking-tighter text-ink tabular">
            {latestText(reading, reader)}
          </b>{' '}
          {unitName(kind, settings.units, t)}
        </p>
        <p className="text-ink-soft">{courseText(reading, reader)}</p>
      </div>
      <ChartFoot value={chartFoot}>{chart}</ChartFoot>
      <Placed kind={kind} />
      <LastValues reading={reading} />
      <footer className="flex flex-wrap gap-2 *:flex-1">
        <Link href={hrefOf(HEALTH, { tab: 'data', kind })} className={buttonClass({ size: 'sm' })}>
          {t('health.overview.write', { name: inSentence(name) })}
        </Link>
        {goal && (
          <Link
            href={hrefOf(HEALTH, { tab: 'profile' })}
            className={buttonClass({ size: 'sm', variant: 'quiet' })}
          >
            {t('health.overview.changeGoal')}
          </Link>
        )}
      </footer>
      {/* What is to be known of the chart: after all values. */}
      <div ref={setChartFoot} className="-mb-2 min-h-11" />
    </article>
  )
}

/** The band of a source in which the value is, where there is one. That of a weight is of its index. */
function Placed({ kind }: { kind: Kind }) {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { settings } = useCentre().overview
  const { readings } = useReadings()
  const placed = readings.find((one) => one.kind === (kind === 'weight' ? 'bmi' : kind))
  if (!placed?.band || 'none' in placed.band) return null
  const { band } = placed
  const { name: sourceName, link } = BAND_SOURCES[band.source]
  const [source, name] = [t(sourceName), t(band.name)]
  const title = `${t(`health.measure.${placed.kind}`)} ${latestText(placed, { t, locale, units: settings.units })}`
  const [from, above] = band.steps.slice(band.current).map((step) => step.from)
  // The index is judged by one decimal: a step ends a tenth below the next one.
  const quoted =
    placed.kind === 'bmi' && from && above
      ? t('health.overview.quotedFrom', {
          name,
          from: from.toLocaleString(locale),
          to: (above - 0.1).toLocaleString(locale),
        })
      : t('health.overview.quoted', { name })
  return (
    <section className="grid gap-2.5">
      <h3 className="text-base">{title}</h3>
      <Band
        steps={band.steps.map(() => 1)}
        current={band.current}
        at={band.at}
        label={t('health.overview.bandOf', { band: name, source })}
      />
      <p className="text-sm">
        {`${quoted} · `}
        <a href={link} target="_blank" rel="noreferrer" className="-my-3 link">
          {source}
        </a>
      </p>
    </section>
  )
}

/** As many as are shown; the others are in Registros. */
const LAST = 4

function LastValues({ reading }: { reading: KindReading }) {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { measures, settings } = useCentre().overview
  const reader = { t, locale, units: settings.units }
  const series = measuresOf(reading.kind).map((name) =>
    measures.find(({ measure }) => measure === name),
  )
  const unit = unitName(reading.kind, settings.units, t)
  const rows = (series[0]?.points ?? []).slice(-LAST).map(({ recordDate }, index, shown) => {
    const fromEnd = index - shown.length
    const latest = series.flatMap((one) => {
      const point = one?.points.at(fromEnd)
      return one && point ? [{ measure: one.measure, value: point.value }] : []
    })
    return { recordDate, text: [latestText({ ...reading, latest }, reader), unit].join(' ') }
  })
  const count = series[0]?.count ?? 0
  return (
    <section>
      <h3 className="text-base">{t('health.overview.lastValues')}</h3>
      <ul className="divide-y divide-line tabular">
        {rows.toReversed().map(({ recordDate, text }, index) => (
          <li key={index} className="flex min-h-11 items-center justify-between gap-4">
            <span className="text-ink-soft first-letter:uppercase">
              {dayText(recordDate, t, locale)}
            </span>
            <span className="font-medium">{text}</span>
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <Link href={hrefOf(HEALTH, { tab: 'records' })} className="link text-sm">
          {t('health.overview.all', { count })}
        </Link>
      )}
    </section>
  )
}
