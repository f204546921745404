import { useState, type ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import { Section } from './section.tsx'

const ALL_CHIPS = ['Presencial', 'Valencia', 'Ganancia muscular']

export function ChoicesSection(): ReactNode {
  const [stars, setStars] = useState(0)
  const [chips, setChips] = useState(ALL_CHIPS)
  return (
    <Section title="Elegir">
      <div className="gallery-grid">
        <Field label="Tu calificación" help="De 1 a 5 estrellas.">
          <RatingInput
            value={stars}
            onChange={setStars}
            starLabel={(n) => (n === 1 ? '1 estrella' : `${n} estrellas`)}
            name="rating"
          />
        </Field>
        <Field label="Calificación sin dar" error="Por favor selecciona una calificación" required>
          <RatingInput value={0} onChange={() => {}} starLabel={(n) => `${n} de 5`} />
        </Field>
      </div>
      <div className="gallery-row" style={{ marginBlockStart: '1.5rem' }}>
        {chips.map((chip) => (
          <Chip
            key={chip}
            removeLabel={`Quitar el filtro ${chip}`}
            onRemove={() => setChips(chips.filter((other) => other !== chip))}
          >
            {chip}
          </Chip>
        ))}
        <Chip removeLabel="Quitar el filtro Online" href="#sin-online">
          Online
        </Chip>
      </div>
    </Section>
  )
}
