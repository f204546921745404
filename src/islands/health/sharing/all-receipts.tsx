import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { OwnReceipts } from './lens/receipts.tsx'
import type { SharingMessages } from './when.ts'

/** Every proof of a person, in a dialog. */
export function AllReceipts({ words }: { words: SharingMessages }): ReactNode {
  const t = useT('health', 'healthSharing', 'island')
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-label={t('healthSharing.receipts.title')}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="text-lg">{t('healthSharing.receipts.title')}</h2>
      <p className="text-sm text-ink-soft">{t('healthSharing.receipts.text')}</p>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('healthSharing.receipts.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('healthSharing.receipts.title')}
        closeLabel={t('island.close')}
      >
        <OwnReceipts words={words} />
      </Dialog>
    </section>
  )
}
