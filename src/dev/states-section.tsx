import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Side } from '#lib/merge.ts'
import { StalePanel } from '#ui/stale-panel.tsx'
import { Tabs, type Tab } from '#ui/tabs.tsx'
import { Section } from './section.tsx'

const TABS: Tab[] = [
  { value: 'data', label: 'Mis datos', panel: <p>Peso, talla y pulso.</p> },
  { value: 'history', label: 'Historial', panel: <p>Los últimos diez registros.</p> },
  { value: 'closed', label: 'Cerrada', panel: <p>No se ve.</p>, disabled: true },
  {
    value: 'access',
    label: 'Autorizaciones (2)',
    badge: '2',
    tone: 'alert',
    panel: <p>Quién puede ver qué.</p>,
  },
]

const PICTURE = (
  <svg width="132" height="96" viewBox="0 0 132 96" fill="none" strokeLinecap="round">
    <circle cx="62" cy="44" r="36" fill="var(--color-surface-2)" />
    <path
      d="M14 46h22l8-18 14 38 12-30 6 10h12"
      stroke="var(--color-pine)"
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path d="m90 72 16 16" stroke="var(--color-ink)" strokeWidth="7" />
    <circle cx="62" cy="44" r="36" stroke="var(--color-ink)" strokeWidth="5" />
  </svg>
)

export function StatesSection(): ReactNode {
  return (
    <Section title="Pestañas y estados">
      <Tabs label="Centro de Salud" tabs={TABS} />
      <div className="gallery-grid" style={{ marginBlockStart: '2rem' }}>
        <EmptyState
          picture={PICTURE}
          heading="h3"
          title="Nadie con esos filtros"
          text="Prueba con otra ciudad o quita algún filtro."
          action={<Button variant="quiet">Quitar los filtros</Button>}
        />
        <div className="gallery-card" aria-label="Cargando" role="status">
          <div className="gallery-who">
            <Skeleton className="size-16 rounded-card" />
            <div>
              <Skeleton className="mb-2 h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
            <Skeleton className="size-14 rounded-full" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      </div>
      <Stale />
    </Section>
  )
}

const WEIGHTS = { mine: '61,8 kg', theirs: '62,3 kg' }

/** Opened by its button, since it takes the focus. */
function Stale() {
  const [isOpen, setOpen] = useState(false)
  const [weight, setWeight] = useState<Side>('mine')
  const [notes, setNotes] = useState<Side>('both')
  if (!isOpen) {
    return (
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Guardado en otro sitio
      </Button>
    )
  }
  return (
    <>
      <StalePanel
        heading="h3"
        title="Ha cambiado en otro sitio"
        text="Elige con qué valor te quedas y guarda."
        sides={{ mine: 'El tuyo', theirs: 'El guardado' }}
        round={isOpen}
        choices={[
          {
            name: 'stale-weight',
            label: 'Peso',
            ...WEIGHTS,
            taken: weight,
            onChoose: setWeight,
          },
          {
            name: 'stale-notes',
            label: 'Notas',
            mine: 'Sin impacto hasta el 27.',
            theirs: 'Puede trotar 10 minutos.',
            savedBy: 'Iker, hoy a las 10:41',
            both: { label: 'Las dos, una tras otra', text: 'Así están en el campo.' },
            taken: notes,
            onChoose: setNotes,
          },
        ]}
      />
      <p>En el formulario: {WEIGHTS[weight === 'theirs' ? 'theirs' : 'mine']}</p>
      <p>Notas: {notes}</p>
    </>
  )
}
