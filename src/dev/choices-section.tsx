import { useState, type ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import { Section } from './section.tsx'

export function ChoicesSection(): ReactNode {
  const [stars, setStars] = useState(0)
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
    </Section>
  )
}
