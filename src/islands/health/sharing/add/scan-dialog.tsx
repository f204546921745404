import { useState, type ReactNode } from 'react'
import type { ProfessionalId } from '#lib/ids.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '../../kit/problem.tsx'
import type { Words } from '../when.ts'
import { professionalOfLink } from './professional-link.ts'
import { useScanner } from './use-scanner.ts'

type Props = {
  open: boolean
  words: Words
  onClose: () => void
  onFound: (id: ProfessionalId) => void
}

/** Reads the code that a professional shows. The browser asks for the camera when it opens. */
export function ScanDialog({ open, words, onClose, onFound }: Props): ReactNode {
  const { t, healthT } = words
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('healthSharing.scan.title')}
      description={t('healthSharing.scan.text')}
      closeLabel={healthT('health.close')}
    >
      {open && <Scanner words={words} onFound={onFound} />}
    </Dialog>
  )
}

function Scanner({ words, onFound }: Pick<Props, 'words' | 'onFound'>) {
  const { t } = words
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
