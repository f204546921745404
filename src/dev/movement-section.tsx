import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Tide } from '#ui/tide.tsx'
import { Section } from './section.tsx'

const STEPS = 4

/** The two progress graphics. */
export function MovementSection(): ReactNode {
  const [done, setDone] = useState(1)
  const box = 'relative isolate grid h-40 place-items-center rounded-panel border border-line'
  return (
    <Section title="Pulso y marea">
      <div className="grid gap-6">
        <Pulse at="10%" />
        <Pulse at="10%" draws bead />
        <Pulse beats={STEPS} done={done} at="1rem" label={`Paso ${done} de ${STEPS}`} />
        <Pulse at="30%" className="animate-breathe" />
        <Pulse scale={2} at="2rem" bead className="max-w-60" />
        <Pulse scale={3} at="2rem" />
      </div>
      <div className="gallery-grid" style={{ marginBlock: '1.5rem' }}>
        <div className={box}>
          <Tide level={(100 * done) / STEPS} className="bg-citrus/60" />
          <p>
            {done} de {STEPS}
          </p>
        </div>
        <div className={box}>
          <Tide level={0} waiting className="bg-surface-2" />
          <p>Cargando entrenadores…</p>
        </div>
        <div className={box}>
          <Tide level={100} />
          <p className="text-on-citrus">Mensaje enviado</p>
        </div>
      </div>
      <Button variant="quiet" onClick={() => setDone((done % STEPS) + 1)}>
        Paso siguiente
      </Button>
    </Section>
  )
}
