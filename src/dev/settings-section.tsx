import { useState, type ReactNode } from 'react'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { Section } from './section.tsx'

const WORDS = { onText: 'Se ve', offText: 'No se ve' }

/** Switches and dates. */
export function SettingsSection(): ReactNode {
  const [shared, setShared] = useState(true)
  return (
    <Section title="Interruptores y fechas">
      <div className="gallery-grid">
        <div className="gallery-row">
          <label htmlFor="share-weight">Peso</label>
          <Switch
            {...WORDS}
            id="share-weight"
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
          <p className="gallery-soft">
            {shared ? 'Leire verá tu peso.' : 'Leire no verá tu peso.'}
          </p>
        </div>
        <div className="gallery-row">
          <Switch {...WORDS} aria-label="Notas" name="notes" />
          <Switch {...WORDS} aria-label="IMC" heldText="Retenido" defaultChecked />
        </div>
        <Field label="Fecha" help="Hoy o antes." helpBelow>
          <DateInput name="date" defaultValue="2026-11-20" max="2026-11-20" />
        </Field>
      </div>
    </Section>
  )
}
