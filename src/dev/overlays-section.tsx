import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Mark } from '#ui/mark.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { toast } from '#stores/toasts.ts'
import { Section } from './section.tsx'

export function OverlaysSection(): ReactNode {
  const [form, setForm] = useState(false)
  const [wide, setWide] = useState(false)
  const [question, setQuestion] = useState(false)
  const [count, setCount] = useState(1)
  return (
    <Section title="Diálogos y avisos">
      <div className="gallery-row">
        <Button onClick={() => setForm(true)}>Contactar</Button>
        <Button variant="quiet" onClick={() => setWide(true)}>
          Autorizar
        </Button>
        <Button variant="danger" onClick={() => setQuestion(true)}>
          Borrar reseña
        </Button>
        <Button variant="quiet" onClick={() => toast.success('Mensaje enviado a Lucía.')}>
          Aviso de éxito
        </Button>
        <Button variant="quiet" onClick={() => toast.error('No hay conexión. Inténtalo otra vez.')}>
          Aviso de error
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            toast.info(`Aviso número ${count}`)
            setCount(count + 1)
          }}
        >
          Aviso nuevo
        </Button>
      </div>
      <Dialog
        open={form}
        onOpenChange={setForm}
        title="Contactar con Lucía Ferrer"
        description="Le llegará tu mensaje y te responderá por correo."
        closeLabel="Cerrar"
        actions={
          <>
            <Button variant="quiet" onClick={() => setForm(false)}>
              Cancelar
            </Button>
            <Button onClick={() => setForm(false)}>Enviar mensaje</Button>
          </>
        }
      >
        <Field label="Tu nombre">
          <TextInput />
        </Field>
        <Field label="Tu correo">
          <TextInput type="email" />
        </Field>
      </Dialog>
      <Dialog
        wide
        open={wide}
        onOpenChange={setWide}
        title="¿Qué puede ver Leire?"
        lead={
          <p>
            Leire verá <Mark>tu peso</Mark>.
          </p>
        }
        closeLabel="Cerrar"
        actions={<Button onClick={() => setWide(false)}>Autorizar a Leire</Button>}
      >
        <Field label="Para qué">
          <TextInput />
        </Field>
      </Dialog>
      <Dialog
        role="alertdialog"
        open={question}
        onOpenChange={setQuestion}
        title="¿Borrar tu reseña?"
        description="No se puede deshacer. La valoración media se calculará sin ella."
        closeLabel="Cerrar"
        actions={
          <>
            <Button variant="quiet" onClick={() => setQuestion(false)}>
              Conservarla
            </Button>
            <Button variant="danger" onClick={() => setQuestion(false)}>
              Borrar reseña
            </Button>
          </>
        }
      />
      <Toaster label="Avisos" closeLabel="Cerrar el aviso" />
    </Section>
  )
}
