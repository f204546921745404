import { useRef, useState, type ReactNode, type Ref } from 'react'
import type { Kind } from '#client/health/kinds.ts'
import { ValueTile } from '#client/health/value-tile.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { cx } from '#ui/cx.ts'
import { useCentre } from '../kit/centre.tsx'
import { useReadings } from '../kit/readings.ts'
import { TILE_GRID } from './tile-grid.ts'

/** More tiles than these are shown on request: three rows of two on phones, of three elsewhere. */
const FIRST_TILES = { phone: 6, wide: 9 } as const

type Props = { onOpen: (kind: Kind) => void; ref: Ref<HTMLDivElement> }

/** A tile for each kind that has values; all of them beside an open one. */
export function ValuesGrid({ onOpen, ref }: Props): ReactNode {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { settings } = useCentre().overview
  const { readings, open } = useReadings()
  const [isMore, setIsMore] = useState(false)
  const tiles = useRef<HTMLDivElement>(null)
  const focusSoon = useFocusSoon()
  const isAll = isMore || open !== undefined
  const reader = { t, locale, units: settings.units }
  const { phone, wide } = FIRST_TILES
  const showAll = () => {
    const hidden = [...tiles.current!.children].findIndex((tile) => !tile.checkVisibility())
    const next = hidden === -1 ? wide : hidden
    setIsMore(true)
    focusSoon(() => tiles.current!.children[next]?.querySelector('button')?.focus())
  }
  const countOf = (first: number) =>
    t('health.overview.more', { count: Math.max(1, readings.length - first) })
  return (
    <div ref={ref}>
      <div ref={tiles} className={TILE_GRID}>
        {(isAll ? readings : readings.slice(0, wide)).map((reading, index) => (
          <div
            key={reading.kind}
            data-kind={reading.kind}
            className={!isAll && index >= phone ? 'grid max-sm:hidden' : 'grid'}
          >
            <ValueTile
              reading={reading}
              reader={reader}
              isOpen={reading === open}
              onOpen={() => onOpen(reading.kind)}
            />
          </div>
        ))}
      </div>
      {!isAll && readings.length > phone && (
        <button
          type="button"
          onClick={showAll}
          className={cx('link px-1', readings.length <= wide && 'sm:hidden')}
        >
          <span className="sm:hidden">{countOf(phone)}</span>
          <span className="max-sm:hidden">{countOf(wide)}</span>
        </button>
      )}
    </div>
  )
}
