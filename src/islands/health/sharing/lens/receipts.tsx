import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded, type Read } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import * as sharing from '#lib/sharing/calls.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { Menu } from '#ui/menu.tsx'
import { Problem } from '#ui/problem.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { atTime, type SharingMessages } from '../when.ts'
import { downloadReceipt } from './download-receipt.ts'
import { receiptDetails, receiptTitle } from './receipt-text.ts'

/** The proofs about one authorization. */
export function Receipts({
  id,
  words,
}: {
  id: AuthorizationId
  words: SharingMessages
}): ReactNode {
  return <Shown read={useRead(sharing.listReceipts, { params: { id } })} words={words} />
}

/** Every proof of a person, of sharing and of consent. */
export function OwnReceipts({ words }: { words: SharingMessages }): ReactNode {
  return <Shown read={useRead(sharing.listOwnReceipts, {})} words={words} />
}

type Listed = { items: readonly Receipt[] }

function Shown({ read, words }: { read: Read<Listed>; words: SharingMessages }) {
  const t = useT('healthSharing')
  return (
    <Loaded
      saysStale
      read={read}
      failed={t('healthSharing.receipts.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-24 w-full" />
        </Waiting>
      }
    >
      {({ items }) => <ReceiptList receipts={items} words={words} />}
    </Loaded>
  )
}

/** Each to be downloaded. */
function ReceiptList(props: { receipts: readonly Receipt[]; words: SharingMessages }) {
  const t = useT('healthSharing')
  const { receipts, words } = props
  if (receipts.length === 0) return <p className="text-sm">{t('healthSharing.receipts.none')}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {receipts.map((receipt) => (
        <Item key={receipt.id} receipt={receipt} words={words} />
      ))}
    </ul>
  )
}

function Item({ receipt, words }: { receipt: Receipt; words: SharingMessages }) {
  const t = useT('healthSharing')
  const [isFailed, setFailed] = useState(false)
  const what = receiptTitle(receipt, words)
  const at = atTime(receipt.at, words)
  const details = receiptDetails(receipt, words)
  const download = (format: 'json' | 'fhir') => {
    setFailed(false)
    downloadReceipt(receipt, format, t('healthSharing.receipts.file')).catch(() => setFailed(true))
  }
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 leading-snug">
          <p className="font-medium">{what}</p>
          {details && <p className="text-xs">{details}</p>}
          <p className="text-xs text-ink-soft">{at}</p>
        </div>
        <Menu
          label={t('healthSharing.receipts.download', { what, at })}
          items={[
            { label: t('healthSharing.receipts.json'), onSelect: () => download('json') },
            { label: t('healthSharing.receipts.fhir'), onSelect: () => download('fhir') },
          ]}
        >
          <Download aria-hidden="true" className="size-4.5" />
        </Menu>
      </div>
      {isFailed && <Problem>{t('healthSharing.receipts.downloadFailed')}</Problem>}
    </li>
  )
}
