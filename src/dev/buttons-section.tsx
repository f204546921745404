import { ArrowRight, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'

const VARIANTS = ['primary', 'quiet', 'refuse', 'danger'] as const
const SIZES = ['sm', 'md', 'lg'] as const

export function ButtonsSection(): ReactNode {
  const [presses, setPresses] = useState(0)
  const [loading, setLoading] = useState(false)
  return (
    <Section title="Botones">
      {VARIANTS.map((variant) => (
        <div key={variant} className="gallery-row">
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} loading>
            Guardando cambios
          </Button>
          <Button variant={variant} disabled>
            No disponible
          </Button>
        </div>
      ))}
      <div className="gallery-row">
        <Button href="#enlace">
          Enlace con flecha <ArrowRight aria-hidden="true" size={18} />
        </Button>
        <Button variant="danger" size="sm">
          <Trash2 aria-hidden="true" size={18} /> Borrar
        </Button>
        <Button
          variant="quiet"
          loading={loading}
          onClick={() => {
            setPresses(presses + 1)
            setLoading(true)
          }}
        >
          Enviar una vez
        </Button>
        <output className="gallery-soft">Envíos: {presses}</output>
      </div>
    </Section>
  )
}
