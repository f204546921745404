import { useEffect, useState, type ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { ChipsSection } from './chips-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { EntrySection } from './entry-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { MovementSection } from './movement-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { PanelsSection } from './panels-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PhotoSection } from './photo-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SheetsSection } from './sheets-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TableSection } from './table-section.tsx'
import { TilesSection } from './tiles-section.tsx'

function Gallery(): ReactNode {
  const [dark, setDark] = useState(false)
  useEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  }, [dark])
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1>Piezas de la interfaz</h1>
        <Button variant="quiet" size="sm" aria-pressed={dark} onClick={() => setDark(!dark)}>
          Tema oscuro
        </Button>
      </header>
      <ButtonsSection />
      <FieldsSection />
      <EntrySection />
      <ChoicesSection />
      <SettingsSection />
      <PanelsSection />
      <TableSection />
      <ChipsSection />
      <PeopleSection />
      <PhotoSection />
      <TilesSection />
      <MovementSection />
      <SheetsSection />
      <OverlaysSection />
      <StatesSection />
    </main>
  )
}

/** Every primitive in every state; shown in development only, and driven by the tests in tests/component/ui. */
export const UiGallery = island(Gallery, 'photo')
