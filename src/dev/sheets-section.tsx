import { useState, type ReactNode } from 'react'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Pulse } from '#ui/pulse.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { Section } from './section.tsx'

const LINES = Array.from({ length: 40 }, (_, i) => `Línea ${i + 1}`)

/** A sheet with one button, one with a portrait, and one that is longer than any screen. */
export function SheetsSection(): ReactNode {
  const [behind, setBehind] = useState(0)
  return (
    <Section title="Hojas">
      <div className="gallery-row">
        <Button variant="quiet" popoverTarget="filters">
          Filtros
        </Button>
        <Button popoverTarget="write">Escribir a Lucía</Button>
        <Button variant="quiet" popoverTarget="long">
          Hoja larga
        </Button>
        <Button variant="quiet" onClick={() => setBehind(behind + 1)}>
          Lo de abajo: {behind}
        </Button>
      </div>
      <Sheet
        id="filters"
        title="Filtros"
        closeLabel="Cerrar los filtros"
        foot={<Button>Ver 3 entrenadores</Button>}
      >
        <Field label="Nombre o palabra">
          <TextInput name="q" />
        </Field>
      </Sheet>
      <div data-profession="trainer">
        <Sheet
          id="write"
          title="Escribe a Lucía"
          closeLabel="Cerrar el mensaje"
          portrait={<Portrait name="Lucía Ferrer" size={64} />}
          foot={<Button>Continuar</Button>}
        >
          <div className="-mx-5 -mt-2">
            <Pulse beats={3} done={1} at="6rem" label="Paso 1 de 3" />
          </div>
          <Field label="Cuéntale un poco más">
            <Textarea rows={5} />
          </Field>
        </Sheet>
      </div>
      <Sheet id="long" title="Una hoja larga" closeLabel="Cerrar la hoja">
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Sheet>
    </Section>
  )
}
