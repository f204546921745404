import { useEffect, useRef, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useAddress } from '#client/address/use-address.ts'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HEALTH } from '../kit/address.ts'
import { cardId } from './card.tsx'
import { Lens } from './lens/lens.tsx'
import { ShareDialogs } from './share-dialogs.tsx'
import { ShareList } from './share-list.tsx'
import { useShares } from './use-shares.ts'
import { useWords } from './use-words.ts'

/** Who sees what: everybody, or, when the address names an authorization, what one professional sees. */
export function AuthorizationsPart(): ReactNode {
  const t = useT('health', 'healthSharing', 'island')
  const words = useWords()
  const shares = useShares()
  const { items, isError, refetch, ask } = shares
  const { lens } = useAddress(HEALTH)
  useReturnFrom(lens)

  if (!items) {
    return isError ? (
      <EmptyState
        title={t('healthSharing.failed')}
        text={t('healthSharing.failedText')}
        action={<Button onClick={() => void refetch()}>{t('island.retry')}</Button>}
      />
    ) : (
      <ListSkeleton label={t('healthSharing.loading')} />
    )
  }
  const looked = items.find(({ id }) => id === lens)
  return (
    <>
      {looked ? (
        <Lens authorization={looked} words={words} ask={ask} />
      ) : lens !== null ? (
        <EmptyState
          title={t('healthSharing.lens.gone')}
          action={
            <Link href={hrefOf(HEALTH, { tab: 'authorizations' })}>
              {t('healthSharing.lens.back')}
            </Link>
          }
        />
      ) : (
        <ShareList shares={shares} items={items} words={words} />
      )}
      <ShareDialogs shares={shares} words={words} />
    </>
  )
}

/** Back from a lens the focus is on the card that led there. */
function useReturnFrom(lens: string | null): void {
  const before = useRef(lens)
  useEffect(() => {
    const left = before.current
    before.current = lens
    if (lens === null && left !== null) document.getElementById(cardId(left))?.focus()
  }, [lens])
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-44 w-full rounded-card" />
      <Skeleton className="h-44 w-full rounded-card" />
    </div>
  )
}
