import { Check, CheckCheck, CircleAlert, Clock, Info, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Chip } from '#ui/chip.tsx'
import { Choice } from '#ui/choice.tsx'
import { Chosen } from '#ui/chosen.tsx'
import { Mark } from '#ui/mark.tsx'
import { Section } from './section.tsx'

const ALL = ['Presencial', 'Valencia', 'Ganancia muscular']

/** Read-only chips, interactive chips, badges, and marked words. */
export function ChipsSection(): ReactNode {
  const [chosen, setChosen] = useState(ALL)
  return (
    <Section title="Fichas pequeñas">
      <div className="gallery-row">
        <Chip>Fuerza</Chip>
        <Chip tone="modality" profession="trainer">
          Presencial
        </Chip>
        <Chip tone="profession" profession="physiotherapist">
          Fisioterapia
        </Chip>
      </div>
      <div className="gallery-row">
        <Badge tone="waiting" icon={Clock}>
          Pendiente
        </Badge>
        <Badge tone="done" icon={Check}>
          Respondido
        </Badge>
        <Badge icon={CheckCheck}>Revisado</Badge>
        <Badge tone="note" icon={Info}>
          Info relevante
        </Badge>
        <Badge tone="attention" icon={CircleAlert}>
          Atención
        </Badge>
        <Badge tone="alert" icon={TriangleAlert}>
          Alta prioridad
        </Badge>
      </div>
      <p>
        Leire ve <Mark>tu peso</Mark> y <Mark>tu tensión</Mark> hasta el{' '}
        <Mark>24 de diciembre</Mark>.
      </p>
      <fieldset className="gallery-row">
        <legend className="gallery-soft">Modalidad</legend>
        {['Cualquiera', 'Presencial', 'Online'].map((name, i) => (
          <Choice key={name} type="radio" name="modality" value={name} defaultChecked={i === 0}>
            {name}
          </Choice>
        ))}
        <Choice type="radio" name="modality" value="hybrid" disabled>
          Híbrida
        </Choice>
      </fieldset>
      <fieldset className="gallery-row">
        <legend className="gallery-soft">Idiomas</legend>
        <Choice type="checkbox" name="language" value="es" defaultChecked>
          Español
        </Choice>
        <Choice type="checkbox" name="language" value="eu">
          Euskera
        </Choice>
      </fieldset>
      <div className="gallery-row">
        {chosen.map((name) => (
          <Chosen
            key={name}
            removeLabel={`Quitar el filtro ${name}`}
            onRemove={() => setChosen(chosen.filter((other) => other !== name))}
          >
            {name}
          </Chosen>
        ))}
        <Chosen removeLabel="Quitar el filtro Online" href="#sin-online">
          Online
        </Chosen>
      </div>
    </Section>
  )
}
