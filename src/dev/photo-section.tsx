import { useState, type ReactNode } from 'react'
import { PhotoField } from '#client/photo/photo-field.tsx'
import type { Photo } from '#client/photo/photo.ts'
import { Section } from './section.tsx'

/** The photo field, and the size of its value. */
export function PhotoSection(): ReactNode {
  const [chosen, setChosen] = useState<Photo | null>(null)
  return (
    <Section title="Foto">
      <PhotoField id="photo" name="Ana Pérez" photo={chosen} onChange={setChosen} />
      <output data-testid="photo-data" hidden>
        {chosen?.dataUrl}
      </output>
    </Section>
  )
}
