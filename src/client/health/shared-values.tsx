import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import { Button } from '#ui/button.tsx'
import { KINDS, type Kind } from './kinds.ts'
import { measuresOfRecords } from './measures-of-records.ts'
import { readingsOf } from './reading-of.ts'
import { OWNER } from './shared-owner.ts'
import { ValueTile } from './value-tile.tsx'

/** The sheet below is what people came for. */
const FIRST_TILES = 6

type Props = {
  label: string
  /** The newest ones. */
  records: SharedRecords
  /** The chart of a kind. @param close closes it again */
  chart: (kind: Kind, close: () => void) => ReactNode
}

/** The newest values as a professional sees them: a tile for each kind that is shared and was measured; one opens its chart. */
export function SharedValues({ label, records, chart: chartOf }: Props): ReactNode {
  const t = useT('health', 'healthBands')
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
    <section aria-label={label} className="grid min-w-0 gap-3">
      <h2 className="sr-only">{label}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.75rem),1fr))] gap-2 sm:grid-cols-2 sm:gap-3 xl:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {shown.map((reading) => (
          <ValueTile
            key={reading.kind}
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
            {chartOf(kind, () => setOpen(null))}
          </PartFrame>
        </div>
      )}
    </section>
  )
}
