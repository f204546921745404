import { useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { KINDS, type Kind } from '#client/health/kinds.ts'
import { readingsOf } from '#client/health/reading-of.ts'
import { ValueTile } from '#client/health/value-tile.tsx'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import { Button } from '#ui/button.tsx'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { measuresOfRecords } from './measures-of.ts'
import { OWNER } from './owner.ts'
import type { RecordsProps } from './records-view.tsx'

/** The sheet below is what people came for. */
const FIRST_TILES = 4

const Chart = lazyPart(async () => (await import('./client-chart.tsx')).ClientChart, 'healthChart')

type Props = RecordsProps & {
  /** The newest ones. */
  records: SharedRecords
  /** Called when a course is refused: it, or everything, is shared no more. */
  onRefused: () => void
}

/** A tile for each kind of value that is shared and was measured; one opens its chart. */
export function Values({ id, records, onRefused }: Props): ReactNode {
  const t = useT('clients', 'health', 'healthBands', 'island', 'workspace')
  const locale = useLocale()
  const [open, setOpen] = useState<Kind | null>(null)
  const [isAll, setAll] = useState(false)
  const readings = readingsOf(measuresOfRecords(records.items), KINDS, OWNER)
  const shown = isAll ? readings : readings.slice(0, FIRST_TILES)
  const kind = readings.find((reading) => reading.kind === open)?.kind
  const chart = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind) chart.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  if (readings.length === 0) return null
  const reader = { t, locale, units: OWNER.settings.units }
  return (
    <section aria-label={t('clients.records.values')} className="grid min-w-0 gap-3">
      <h2 className="sr-only">{t('clients.records.values')}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3 md:grid-cols-4">
        {shown.map((reading) => (
          <ValueTile
            key={reading.kind}
            dense
            reading={reading}
            reader={reader}
            isOpen={reading.kind === kind}
            onOpen={() => setOpen(reading.kind === kind ? null : reading.kind)}
          />
        ))}
      </div>
      {readings.length > FIRST_TILES && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll
            ? t('health.overview.lessLabel')
            : t('health.overview.more', { count: readings.length - FIRST_TILES })}
        </Button>
      )}
      {kind && (
        <div ref={chart} className="min-w-0 scroll-mt-24">
          <PartFrame
            placeholder={<div className="h-120 rounded-panel border border-line bg-surface" />}
          >
            <Chart
              id={id}
              kind={kind}
              onRefused={() => {
                setOpen(null)
                onRefused()
              }}
            />
          </PartFrame>
        </div>
      )}
    </section>
  )
}
