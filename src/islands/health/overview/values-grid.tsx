import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { TileNote } from '#ui/tile-states.tsx'
import { HEALTH } from '../kit/address.ts'
import { useCentre } from '../kit/centre.tsx'
import { KINDS, type Kind } from '#client/health/kinds.ts'
import { INVITED } from './invited.ts'
import { readingsOf } from '#client/health/reading-of.ts'
import { ValueTile } from '#client/health/value-tile.tsx'

/** More tiles than these are shown on request: the first screen is for what moved. Three rows of three. */
const FIRST_TILES = 9

type Props = { open: Kind | null; onOpen: (kind: Kind) => void }

/** A tile for each kind that has values, and one for what could be written down next. */
export function ValuesGrid({ open, onOpen }: Props): ReactNode {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { overview } = useCentre()
  const { measures, settings, person } = overview
  const [isAll, setIsAll] = useState(false)
  const readings = readingsOf(measures, KINDS, { settings, person })
  const missing = INVITED.find((kind) => !readings.some((reading) => reading.kind === kind))
  const first = missing ? FIRST_TILES - 1 : FIRST_TILES
  const shown = isAll ? readings : readings.slice(0, first)
  const rest = readings.length - shown.length
  const reader = { t, locale, units: settings.units }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((reading) => (
          <ValueTile
            key={reading.kind}
            reading={reading}
            reader={reader}
            isOpen={reading.kind === open}
            onOpen={() => onOpen(reading.kind)}
          />
        ))}
        {missing && (
          <TileNote
            empty
            name={t(`health.measure.${missing}`)}
            text={t(`health.overview.empty.${missing}`)}
            action={
              <Button
                variant="quiet"
                size="sm"
                onClick={() => go(hrefOf(HEALTH, { tab: 'data', kind: missing }))}
              >
                <Plus aria-hidden="true" className="size-4.5" />
                {t('health.overview.write', { name: t(`health.measure.${missing}`) })}
              </Button>
            }
          />
        )}
      </div>
      {readings.length > first && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setIsAll(!isAll)}>
          {isAll ? t('health.overview.lessLabel') : t('health.overview.more', { count: rest })}
        </Button>
      )}
    </>
  )
}
