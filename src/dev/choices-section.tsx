import { Dumbbell, Medal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Check } from '#ui/check.tsx'
import { Choices } from '#ui/choices.tsx'
import { Field } from '#ui/field.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import { Section } from './section.tsx'

const MODALITIES = [
  ['in-person', 'En persona'],
  ['online', 'A distancia'],
] as const

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
        <Choices
          type="radio"
          legend="Modalidad"
          options={MODALITIES}
          control={() => ({ name: 'where' })}
        />
        <Choices
          type="checkbox"
          legend="Especialidades"
          help="Por ellas te encuentran."
          error="Elige al menos una"
          options={MODALITIES}
          control={() => ({ name: 'some' })}
        />
        <Choices
          type="radio"
          legend="¿Quién eres?"
          options={[
            ['athlete', 'Deportista', Medal],
            ['trainer', 'Entrenador', Dumbbell],
          ]}
          control={() => ({ name: 'who' })}
        />
        <Check help="Si no, sigues en la lista." name="ranking">
          Participar en el Top 10
        </Check>
        <Check error="Debes aceptar los términos y condiciones" name="terms">
          Acepto los términos
        </Check>
      </div>
    </Section>
  )
}
