import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { Tile } from '#ui/tile.tsx'
import { unitName } from './kinds.ts'
import type { KindReading } from './reading-of.ts'
import { changeText, latestText, type Reader } from './value-texts.ts'

type Props = {
  reading: KindReading
  reader: Reader
  isOpen: boolean
  onOpen: () => void
}

/** The newest value of a kind; opens its chart. */
export function ValueTile({ reading, reader, isOpen, onOpen }: Props): ReactNode {
  const t = useT('health')
  const { kind, line } = reading
  const change = changeText(reading, reader)
  return (
    <Tile
      name={t(`health.measure.${kind}`)}
      value={latestText(reading, reader)}
      unit={unitName(kind, reader.units, t)}
      change={change}
      line={
        line.length > 1 && (
          <Sparkline
            points={line}
            old={change.kind === 'old'}
            className="h-6! w-11 xl:h-8! xl:w-22"
          />
        )
      }
      open={isOpen}
      onOpen={onOpen}
    />
  )
}
