import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useRead } from '#client/data/use-read.ts'
import { failureText } from '#client/problem/failure-text.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId, ProfessionalId } from '#lib/ids.ts'
import * as sharing from '#lib/sharing/calls.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import { HEALTH } from '../../kit/address.ts'
import type { SharingMessages } from '../when.ts'
import { existingWith } from './add-professional.tsx'
import { FoundCard } from './found-card.tsx'

type Props = {
  words: SharingMessages
  /** From the address; null when it has not the form of an id. */
  id: ProfessionalId | null
  items: readonly Authorization[]
  onRequested: (authorization: Authorization) => void
  onGrant: (authorization: Authorization) => void
  onUnblocked: (id: AuthorizationId) => void
}

/** Whom the address names: a professional's own link was opened, or their code scanned. */
export function LinkedProfessional(props: Props): ReactNode {
  const t = useT('health', 'healthSharing', 'island')
  const { id, items, ...found } = props
  const box = useShownFocus<HTMLElement>(id)
  const { data, error, isFetching, refetch } = useRead(
    sharing.findProfessionals,
    { query: { id: id ?? '' } },
    { enabled: id !== null },
  )
  const isNobody = id === null || data?.items.length === 0
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('healthSharing.linked.title')}
      className="relative grid max-w-xl gap-3 rounded-panel border border-edge bg-surface-2 p-4 sm:p-5"
    >
      <h2 className="pe-12 text-lg">{t('healthSharing.linked.title')}</h2>
      <button
        type="button"
        aria-label={t('island.close')}
        title={t('island.close')}
        onClick={() => go(hrefOf(HEALTH, { tab: 'authorizations' }))}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-surface hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {isFetching && !data && <Skeleton className="h-32 w-full rounded-card" />}
      {error && !isFetching && (
        <ReadFailed onRetry={refetch}>
          {failureText(t, error, { other: t('healthSharing.add.failed') })}
        </ReadFailed>
      )}
      {isNobody && <p className="text-sm">{t('healthSharing.linked.none')}</p>}
      {data?.items.map((professional) => (
        <FoundCard
          key={professional.professionalId}
          professional={professional}
          existing={existingWith(items, professional)}
          {...found}
        />
      ))}
    </section>
  )
}
