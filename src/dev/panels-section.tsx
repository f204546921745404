import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { LazyPanel } from '#ui/lazy-panel.tsx'
import { LinkField } from '#ui/link-field.tsx'
import { Panel } from '#ui/panel.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { ShareButton } from '#ui/share-button.tsx'
import { Section } from './section.tsx'

const LINK = 'https://forma.example/tools/timer#mode=tabata&work=20'

let attempts = 0
const loadSecondTime = () =>
  attempts++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve('Doce sesiones.')

/** Collapsible panels and links. */
export function PanelsSection(): ReactNode {
  return (
    <Section title="Paneles y enlaces">
      <div className="gallery-grid">
        <Panel title="Contornos" text="Cintura, cadera, pecho" badge={<Chip>1 dato</Chip>}>
          <p>Un metro, sin apretar.</p>
        </Panel>
        <LazyPanel title="Historial" failedText="No se ha podido cargar." load={loadSecondTime}>
          {(text) => <p>{text}</p>}
        </LazyPanel>
        <LinkField
          link={LINK}
          title="Tabata"
          label="Enlace al temporizador"
          help="Quien lo abra verá los mismos ajustes."
          copyLabel="Copiar enlace"
          copiedText="Enlace copiado."
          byHandText="Cópialo a mano: ya está seleccionado."
          shareLabel="Compartir enlace"
        />
        <div className="gallery-row">
          <QrCode
            text={LINK}
            label="Código del temporizador"
            tooLong="El enlace es demasiado largo."
          />
        </div>
        <div className="gallery-row">
          <ShareButton
            link={() => LINK}
            text="Mi resultado"
            label="Compartir resultado"
            copiedText="Resultado copiado."
            byHandLabel="Copia este enlace"
          />
        </div>
      </div>
    </Section>
  )
}
