import { useState, type ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Segments } from '#ui/segments.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Section } from './section.tsx'

const MODES = [
  ['countdown', 'Cuenta atrás'],
  ['stopwatch', 'Cronómetro'],
  ['tabata', 'Tabata'],
  ['intervals', 'Intervalos'],
] as const

/** Touch-friendly input: numbers, and choices with all options visible. */
export function EntrySection(): ReactNode {
  const [unit, setUnit] = useState<'kg' | 'lb'>('kg')
  const [rounds, setRounds] = useState('8')
  return (
    <Section title="Números y elecciones">
      <div className="gallery-grid">
        <Field label="Peso" aside="62,0 · 17 nov">
          <NumberInput name="weight" unit={unit} defaultValue="61,8" />
        </Field>
        <Field
          label="Cintura"
          help="Entre la última costilla y la cadera."
          helpBelow
          error="Escribe un número entre 40 y 200."
        >
          <NumberInput name="waist" unit="cm" defaultValue="1710" />
        </Field>
        <FieldGroup legend="Tensión arterial" help="Máxima y mínima.">
          <div className="gallery-row">
            <NumberInput aria-label="Máxima" defaultValue="112" />
            <NumberInput aria-label="Mínima" defaultValue="68" unit="mmHg" />
          </div>
        </FieldGroup>
        <Field label="Rondas" help={`Serán ${rounds}.`} helpBelow>
          <Stepper
            min={1}
            max={10}
            value={rounds}
            onChange={(event) => setRounds(event.target.value)}
            lessLabel="Menos rondas"
            moreLabel="Más rondas"
          />
        </Field>
        <Segments
          legend="Sexo"
          name="sex"
          options={[
            ['female', 'Mujer'],
            ['male', 'Hombre'],
          ]}
          help="La fórmula es distinta."
        />
        <Segments
          legend="Objetivo"
          name="goal"
          options={[
            ['lose', 'Perder'],
            ['keep', 'Mantener'],
            ['gain', 'Ganar'],
          ]}
          error="Elige un objetivo."
        />
        <Segments
          legend="Unidad de peso"
          hideLegend
          look="pill"
          name="unit"
          options={[
            ['kg', 'kg'],
            ['lb', 'lb'],
          ]}
          value={unit}
          onChange={setUnit}
        />
        <Segments legend="Modo" look="chips" name="mode" options={MODES} defaultValue="tabata" />
      </div>
    </Section>
  )
}
