import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { professionalOfLink } from './professional-link.ts'
import { useScanner } from './use-scanner.ts'

type Props = {
  open: boolean
  onClose: () => void
  onFound: (id: ProfessionalId) => void
}

/** Reads the code that a professional shows. The browser asks for the camera when it opens. */
export function ScanDialog({ open, onClose, onFound }: Props): ReactNode {
  const t = useT('health', 'healthSharing', 'island')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('healthSharing.scan.title')}
      description={t('healthSharing.scan.text')}
      closeLabel={t('island.close')}
    >
      {open && <Scanner onFound={onFound} />}
    </Dialog>
  )
}

function Scanner({ onFound }: Pick<Props, 'onFound'>) {
  const t = useT('healthSharing')
  const [isForeign, setForeign] = useState(false)
  const { video, state } = useScanner((text) => {
    const id = professionalOfLink(text, location.origin)
    if (id) onFound(id)
    else setForeign(true)
  })
  const isOpen = state === 'starting' || state === 'watching'
  return (
    <>
      {isOpen && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('healthSharing.scan.camera')}
          className="aspect-square w-full rounded-card bg-surface-2 object-cover"
        />
      )}
      {state === 'starting' && (
        <p role="status" className="text-sm text-ink-soft">
          {t('healthSharing.scan.starting')}
        </p>
      )}
      {!isOpen && <Problem>{t(`healthSharing.scan.${state}`)}</Problem>}
      {isForeign && <Problem>{t('healthSharing.scan.foreign')}</Problem>}
    </>
  )
}
