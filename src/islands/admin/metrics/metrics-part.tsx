import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { getMetrics } from '#lib/admin/metrics-calls.ts'
import { SIGN_UP_KINDS, type Metrics } from '#lib/admin/metrics-schemas.ts'
import { Segments } from '#ui/segments.tsx'
import { ADMIN, goWith } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { TableSkeleton } from '../kit/area-skeleton.tsx'
import { Counted } from './counted.tsx'
import { MailCard } from './mail-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { RANGES, within } from './ranges.ts'
import { Tiles } from './tiles.tsx'
import { WeeklyCard } from './weekly-card.tsx'

/** The figures of the site, and how each is counted. */
export function MetricsPart(): ReactNode {
  const t = useT('adminMetrics')
  const read = useRead(getMetrics, {})
  return (
    <div className="grid min-w-0 gap-4">
      <Head />
      <Loaded
        read={read}
        failed={t('adminMetrics.failed')}
        waiting={
          <Waiting>
            <TableSkeleton />
          </Waiting>
        }
      >
        {(metrics) => <Shown metrics={metrics} />}
      </Loaded>
    </div>
  )
}

function Head() {
  const t = useT('adminMetrics')
  const { range } = useAddress(ADMIN)
  return (
    <AreaHead
      title={t('adminMetrics.title')}
      actions={
        <Segments
          look="pill"
          legend={t('adminMetrics.range.label')}
          hideLegend
          name="range"
          value={range}
          onChange={(value) => goWith({ range: value })}
          options={RANGES.map((one) => [one, t(`adminMetrics.range.weeks${one}`)] as const)}
        />
      }
    />
  )
}

function Shown({ metrics }: { metrics: Metrics }) {
  const t = useT('adminMetrics')
  const locale = useLocale()
  const { range } = useAddress(ADMIN)
  const words = { t, locale }
  const { weekly } = metrics
  const weeks = within(metrics.weeks, range)
  return (
    <>
      <Tiles {...words} metrics={metrics} range={range} />
      <div className="grid min-w-0 gap-4 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
        <div className="grid min-w-0 gap-4">
          <WeeklyCard
            {...words}
            title={t('adminMetrics.signUps')}
            weeks={weeks}
            series={SIGN_UP_KINDS.map((kind) => ({
              key: kind,
              label: t(`adminMetrics.role.${kind}`),
              counts: within(weekly.signUps[kind], range),
              profession: kind,
            }))}
          />
          <WeeklyCard
            {...words}
            title={t('adminMetrics.activity')}
            weeks={weeks}
            series={[
              series(t('adminMetrics.series.contacts'), weekly.contacts),
              series(t('adminMetrics.series.reviews'), weekly.reviews),
            ].map((one) => ({ ...one, counts: within(one.counts, range) }))}
          />
          <WeeklyCard
            {...words}
            title={t('adminMetrics.health')}
            weeks={weeks}
            series={[
              series(t('adminMetrics.series.centres'), weekly.activeCentres),
              series(t('adminMetrics.series.sent'), weekly.questionnairesSent),
              series(t('adminMetrics.series.answered'), weekly.questionnairesAnswered),
            ].map((one) => ({ ...one, counts: within(one.counts, range) }))}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <MailCard {...words} mail={metrics.mail} />
        </div>
      </div>
      <PeopleCard {...words} metrics={metrics} />
      <Counted until={metrics.until} />
    </>
  )
}

const series = (label: string, counts: readonly (number | null)[]) => ({
  key: label,
  label,
  counts,
})
