import { Plus } from 'lucide-react'
import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { hrefOf, hrefWith } from '#client/address/address.ts'
import { go, replace } from '#client/address/here.ts'
import { useIsDemo } from '#client/data/data.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Overview as OverviewData } from '#lib/health/schemas.ts'
import { readText } from '#stores/storage.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WhenNear } from '#ui/when-near.tsx'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { onDay } from '#client/health/days.ts'
import type { Kind } from '#client/health/kinds.ts'
import { useOpenKind } from '../kit/open-kind.ts'
import { QuestionnaireBanner } from './questionnaire-banner.tsx'
import { SharingAside } from './sharing-aside.tsx'
import { ValuesGrid } from './values-grid.tsx'

/** Whether a calculator has left something in this browser: as text, since its rules would be more of the first screen. */
const hasResults = () => readText('saved-results', 'localStorage')?.includes('"tool"') ?? false

/** Most people have nothing of a calculator left. */
const FromTools = lazy(async () => ({
  default: (await import('../register/from-tools.tsx')).FromTools,
}))

/** Where the chart stands. */
const CHART = 'health-chart'

/** What moved, who sees it, and what waits: the first screen. */
export function Overview({ chart: Chart }: { chart: ComponentType }): ReactNode {
  const t = useT('health', 'island')
  const { overview } = useCentre()
  const open = useOpenKind()
  const hasValues = overview.measures.length > 0
  const isDemo = useIsDemo()
  const [isLeft] = useState(hasResults)
  const show = (kind: Kind) => {
    replace(hrefWith(HEALTH, { chart: kind }))
    document.getElementById(CHART)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="grid gap-6 pb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-soft">{useGreeting()}</p>
        {/* Without values the empty state asks for the first one. */}
        {hasValues && (
          <Button onClick={() => go(hrefOf(HEALTH, { tab: 'data' }))}>
            <Plus aria-hidden="true" className="size-5" />
            {t('health.overview.register')}
          </Button>
        )}
      </div>
      <QuestionnaireBanner />
      {/* Not for the people of the demo, who are invented. */}
      {isLeft && !isDemo && (
        <PartFrame placeholder={<Skeleton className="h-17 w-full" />}>
          <FromTools />
        </PartFrame>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t('health.overview.values')} className="min-w-0">
          <h2 className="mb-3 text-xl">{t('health.overview.values')}</h2>
          {hasValues ? (
            <ValuesGrid open={open} onOpen={show} />
          ) : (
            <EmptyState
              title={t('health.overview.none.title')}
              text={t('health.overview.none.text')}
              action={
                <Button onClick={() => go(hrefOf(HEALTH, { tab: 'data' }))}>
                  {t('health.overview.register')}
                </Button>
              }
            />
          )}
        </section>
        <SharingAside />
      </div>
      {open && (
        <div id={CHART} className="scroll-mt-(--header-height)">
          <WhenNear placeholder={<ChartPlace />}>
            <PartFrame placeholder={<ChartPlace />}>
              <Chart />
            </PartFrame>
          </WhenNear>
        </div>
      )}
    </div>
  )
}

/** As high as a chart with its goal and its notes. */
const ChartPlace = () => (
  <div className="h-196 rounded-panel border border-line bg-surface sm:h-177 lg:h-162" />
)

function useGreeting(): string {
  const t = useT('health')
  const locale = useLocale()
  const { overview } = useCentre()
  const last = lastDay(overview)
  const text = last
    ? t('health.lastRecord', { date: onDay(last, t, locale) })
    : t('health.noRecord')
  const [name = ''] = overview.person.name.split(' ')
  return t('health.greeting', { name, text })
}

function lastDay({ measures }: OverviewData): string | undefined {
  return measures
    .flatMap(({ points }) => points.at(-1)?.recordDate ?? [])
    .toSorted()
    .at(-1)
}
