import { useState, type ReactNode } from 'react'
import { Combobox } from '#ui/combobox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { Section } from './section.tsx'

const counter = (used: number, max: number) => `${used} de ${max} caracteres`

const CITIES = [
  { value: 'es-sueca', label: 'Sueca', group: 'Valencia' },
  { value: 'es-valencia', label: 'Valencia', group: 'Valencia' },
  { value: 'es-vigo', label: 'Vigo', group: 'Pontevedra' },
]

function Cities() {
  const [value, setValue] = useState('es-sueca')
  return (
    <Combobox
      name="city"
      items={CITIES}
      value={value}
      onChoose={setValue}
      any="Cualquier ciudad"
      none="Ninguna ciudad se llama así."
    />
  )
}

export function FieldsSection(): ReactNode {
  return (
    <Section title="Campos">
      <div className="gallery-grid">
        <Field label="Nombre" required>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="Teléfono" note="(opcional)" help="Solo lo verá quien tú autorices.">
          <TextInput type="tel" placeholder="600 000 000" />
        </Field>
        <Field
          label="Correo electrónico"
          help="Te escribiremos aquí."
          error="Falta la @: escribe, por ejemplo, nombre@correo.es"
          required
        >
          <TextInput type="email" defaultValue="lucia.correo.es" />
        </Field>
        <Field label="Código de seguimiento" disabled>
          <TextInput defaultValue="MFA-2F81-7K" />
        </Field>
        <Field label="Mensaje" help="Cuenta qué buscas y cuándo puedes.">
          <Textarea maxLength={60} counter={counter} defaultValue="Quiero volver a correr" />
        </Field>
        <Field label="Comentario" error="Escribe al menos 10 caracteres.">
          <Textarea defaultValue="Bien" rows={3} />
        </Field>
        <Field label="País">
          <Select defaultValue="">
            <option value="">Cualquier país</option>
            <option value="es">España</option>
            <option value="pt">Portugal</option>
          </Select>
        </Field>
        <Field label="Ciudad">
          <Cities />
        </Field>
        <Field label="Modalidad" error="Elige una modalidad.">
          <Select defaultValue="online">
            <option value="in-person">Presencial</option>
            <option value="online">Online</option>
          </Select>
        </Field>
        <Field label="Provincia" help="Elige antes un país." disabled>
          <Select>
            <option value="">Cualquier provincia</option>
          </Select>
        </Field>
      </div>
    </Section>
  )
}
