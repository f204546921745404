import { useState, type ReactNode } from 'react'
import { Band } from '#ui/band.tsx'
import type { SparkPoint } from '#ui/spark-path.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { TileSkeleton } from '#ui/tile-states.tsx'
import { Tile } from '#ui/tile.tsx'
import { Section } from './section.tsx'

const WEIGHT: SparkPoint[] = [62.6, 62.4, 62.7, 62.2, 62.1, 61.6, 62.3, 61.9, 61.8].map(
  (value, at) => ({ at, value }),
)
const PRESSURE: SparkPoint[] = [144, 142, 141, 140, 139, 138].map((high, at) => ({
  at,
  low: high - 53,
  high,
}))
const CHOLESTEROL: SparkPoint[] = [
  { at: 0, value: 130 },
  { at: 10, value: 125 },
  { at: 14, value: 121 },
]

const LINE = 'h-6! w-11'

/** A tile in every state; the order of its parts is always the same. */
export function TilesSection(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Medidas">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Tile
          name="Tensión"
          value="138/86"
          unit="mmHg"
          change={{ kind: 'down', text: '4/2 en 30 días', direction: 'Baja' }}
          line={<Sparkline points={PRESSURE} className={LINE} />}
          open={open}
          onOpen={() => setOpen(!open)}
        />
        <Tile
          name="Peso"
          value="61,8"
          unit="kg"
          change={{ kind: 'down', text: '0,8 en 30 días', direction: 'Baja' }}
          line={<Sparkline points={WEIGHT} className={LINE} />}
        />
        <Tile
          name="Insulinemia"
          value="6,1"
          unit="µU/mL"
          change={{ kind: 'first', text: 'primer valor' }}
        />
        <Tile
          name="Colesterol LDL"
          value="121"
          unit="mg/dL"
          change={{ kind: 'old', text: 'hace 14 meses' }}
          line={<Sparkline points={CHOLESTEROL} old className={LINE} />}
        />
        <TileSkeleton />
      </div>
      <div className="grid max-w-80 gap-4">
        <Band steps={[3, 2, 3]} current={1} at={55} label="PA elevada" />
      </div>
    </Section>
  )
}
