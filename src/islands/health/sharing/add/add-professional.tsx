import { QrCode } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useRead } from '#client/data/use-read.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import * as sharing from '#lib/sharing/calls.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import type * as sharingSchemas from '#lib/sharing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { HEALTH } from '../../kit/address.ts'
import type { SharingMessages } from '../when.ts'
import { FoundCard } from './found-card.tsx'
import { ScanDialog } from './scan-dialog.tsx'
import { canScan } from './scanner.ts'
import { SearchForm, type Search } from './search-form.tsx'

type Props = {
  words: SharingMessages
  items: readonly Authorization[]
  onRequested: (authorization: Authorization) => void
  onGrant: (authorization: Authorization) => void
  onUnblocked: (id: AuthorizationId) => void
}

// Never sent: the read waits for a search.
const NOBODY: Search = { email: '', type: 'trainer' }

/** Finds a professional: by name or address and discipline, or by their own link as a code. */
export function AddProfessional({ words, items, ...found }: Props): ReactNode {
  const t = useT('healthSharing')
  const [search, setSearch] = useState<Search | null>(null)
  const [isScanning, setScanning] = useState(false)
  const { data, error, isFetching, refetch } = useRead(
    sharing.findProfessionals,
    { query: search ?? NOBODY },
    { enabled: search !== null },
  )
  const onSearch = (next: Search) => {
    const isSame = JSON.stringify(next) === JSON.stringify(search)
    if (isSame) void refetch()
    else setSearch(next)
  }
  return (
    <section
      aria-label={t('healthSharing.add.title')}
      className="grid gap-3.5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id={ADD_ID} tabIndex={-1} className="scroll-mt-36 text-lg">
        {t('healthSharing.add.title')}
      </h2>
      <SearchForm isPending={isFetching} onSearch={onSearch} />
      <div role="status" className="grid gap-2 empty:hidden">
        <ChangeFailed
          failure={isFetching ? null : error}
          texts={{ other: t('healthSharing.add.failed') }}
        />
        {data?.items.length === 0 && (
          <>
            <p className="text-sm font-medium">
              {search && 'name' in search
                ? t('healthSharing.add.noneNamed')
                : t('healthSharing.add.none')}
            </p>
            <p className="text-sm text-ink-soft">{t('healthSharing.add.noneHint')}</p>
          </>
        )}
      </div>
      {data?.items.map((professional) => (
        <FoundCard
          key={professional.professionalId}
          words={words}
          professional={professional}
          existing={existingWith(items, professional)}
          {...found}
        />
      ))}
      {canScan() && (
        <>
          <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('healthSharing.add.or')}
          </p>
          <Button variant="quiet" size="sm" onClick={() => setScanning(true)}>
            <QrCode aria-hidden="true" className="size-4.5" />
            {t('healthSharing.add.scan')}
          </Button>
          <ScanDialog
            open={isScanning}
            onClose={() => setScanning(false)}
            onFound={(id) => {
              setScanning(false)
              go(hrefOf(HEALTH, { tab: 'authorizations', professional: id }))
            }}
          />
        </>
      )}
    </section>
  )
}

/** Its heading, for the buttons that lead here. */
export const ADD_ID = 'add-professional'

export function existingWith(
  items: readonly Authorization[],
  { professionalId }: Pick<sharingSchemas.FoundProfessional, 'professionalId'>,
): Authorization | undefined {
  return items.find(({ professional }) => professional.professionalId === professionalId)
}
