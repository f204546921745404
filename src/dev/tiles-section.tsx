import { useState, type ReactNode } from 'react'
import { Band, GoalBar } from '#ui/band.tsx'
import { Button } from '#ui/button.tsx'
import type { SparkPoint } from '#ui/spark-path.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { TileNote, TileSkeleton } from '#ui/tile-states.tsx'
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

const PRESSURE_BAND = (
  <>
    <Band steps={[3, 2, 3]} current={1} at={55} label="PA elevada" />
    <p>
      «PA elevada» · <a href="#esc-2024">ESC 2024</a>
    </p>
  </>
)

/** A tile in every state; the order of its parts is always the same. */
export function TilesSection(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Medidas">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Tile
          name="Tensión"
          date="hoy"
          value="138/86"
          unit="mmHg"
          change={{ kind: 'down', text: '−4/−2 en 30 días' }}
          line={<Sparkline points={PRESSURE} />}
          foot={PRESSURE_BAND}
          open={open}
          onOpen={() => setOpen(!open)}
        />
        <Tile
          name="Peso"
          date="hoy"
          value="61,8"
          unit="kg"
          change={{ kind: 'down', text: '−0,8 kg en 30 días' }}
          line={<Sparkline points={WEIGHT} />}
          foot={
            <>
              <GoalBar done={66} label="Dos tercios del camino a tu objetivo" />
              <p>A 2 kg de tu objetivo</p>
            </>
          }
        />
        <Tile
          name="Insulinemia"
          date="3 nov"
          value="6,1"
          unit="µU/mL"
          change={{ kind: 'first', text: 'Primer valor' }}
          foot={<p>Sin banda de referencia</p>}
        />
        <Tile
          name="Colesterol LDL"
          date="14 sept 2025"
          value="121"
          unit="mg/dL"
          change={{ kind: 'old', text: 'De hace 14 meses' }}
          line={<Sparkline points={CHOLESTEROL} old />}
        />
        <TileNote
          empty
          name="HbA1c"
          text="Está en tu analítica como «hemoglobina glicosilada»."
          action={
            <Button variant="quiet" size="sm">
              Anotar HbA1c
            </Button>
          }
        />
        <TileSkeleton />
        <TileNote
          name="Glucosa"
          text="No hemos podido cargarla."
          action={
            <Button variant="quiet" size="sm">
              Reintentar
            </Button>
          }
        />
        <Tile
          dense
          name="PA"
          date="hoy"
          value="138/86"
          unit="mmHg"
          change={{ kind: 'up', text: '+2/+1 en 30 días' }}
          line={<Sparkline points={PRESSURE} className="h-7" />}
          foot={PRESSURE_BAND}
        />
      </div>
    </Section>
  )
}
