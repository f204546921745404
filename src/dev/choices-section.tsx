import { useState, type ReactNode } from 'react'
import { AddChip, Chip } from '#ui/chip.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Field } from '#ui/field.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import { Section } from './section.tsx'

const CITIES = [
  'A Coruña',
  'Cádiz',
  'Castellón de la Plana',
  'Gijón',
  'Jaén',
  'León',
  'L’Hospitalet de Llobregat',
  'Málaga',
  'Valencia',
  'Vitoria-Gasteiz',
].map((label) => ({ value: label.slice(0, 5), label }))
const LABELS = {
  emptyText: 'Ninguna ciudad se llama así.',
  openLabel: 'Ver ciudades',
  clearLabel: 'Quitar la ciudad',
}
const ALL_CHIPS = ['Presencial', 'Valencia', 'Ganancia muscular']

export function ChoicesSection(): ReactNode {
  const [city, setCity] = useState<string | null>(null)
  const [stars, setStars] = useState(0)
  const [chips, setChips] = useState(ALL_CHIPS)
  return (
    <Section title="Elegir">
      <div className="gallery-grid">
        <Field label="Ciudad" help="Escribe una parte del nombre." id="city">
          <Combobox
            {...LABELS}
            items={CITIES}
            value={city}
            onChange={setCity}
            placeholder="Cualquier ciudad"
            name="city"
          />
        </Field>
        <Field label="Segunda ciudad" error="Elige una ciudad de la lista.">
          <Combobox {...LABELS} items={CITIES} value="Málag" onChange={() => {}} />
        </Field>
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
        <AddChip onClick={() => setChips(ALL_CHIPS)}>+ Filtro</AddChip>
      </div>
    </Section>
  )
}
