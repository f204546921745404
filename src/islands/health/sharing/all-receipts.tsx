import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReceiptList } from './lens/receipts.tsx'
import type { Words } from './when.ts'

/** Every proof of a person, of sharing and of consent, in a dialog. */
export function AllReceipts({ words }: { words: Words }): ReactNode {
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
        description={t('healthSharing.receipts.formats')}
        closeLabel={t('island.close')}
      >
        <All words={words} />
      </Dialog>
    </section>
  )
}

function All({ words }: { words: Words }) {
  const t = useT('healthSharing')
  const read = useRead(sharing.listOwnReceipts, {})
  return (
    <Loaded
      saysStale
      read={read}
      failed={t('healthSharing.receipts.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-40 w-full" />
        </Waiting>
      }
    >
      {({ items }) => <ReceiptList receipts={items} words={words} />}
    </Loaded>
  )
}
