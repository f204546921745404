import { useEffect, useRef, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { useAddress } from '#client/address/use-address.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HEALTH } from '../kit/address.ts'
import { cardId } from './card.tsx'
import { Lens } from './lens/lens.tsx'
import { ShareDialogs } from './share-dialogs.tsx'
import { ShareList } from './share-list.tsx'
import { useShares } from './use-shares.ts'
import { useSharingMessages } from './use-sharing-messages.ts'

/** Who sees what: everybody, or, when the address names an authorization, what one professional sees. */
export function AuthorizationsPart(): ReactNode {
  const t = useT('healthSharing')
  const words = useSharingMessages()
  const shares = useShares()
  const { lens, grant } = useAddress(HEALTH)
  useReturnFrom(lens ?? grant)
  return (
    <Loaded
      read={shares.read}
      failed={t('healthSharing.failed')}
      waiting={
        <Waiting label={t('healthSharing.loading')}>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-44 w-full rounded-card" />
          <Skeleton className="h-44 w-full rounded-card" />
        </Waiting>
      }
    >
      {({ items }) => <Shared shares={shares} items={items} words={words} lens={lens} />}
    </Loaded>
  )
}

type SharedProps = Parameters<typeof ShareList>[0] & { lens: string | null }

function Shared({ shares, items, words, lens }: SharedProps) {
  const t = useT('healthSharing')
  const looked = items.find(({ id }) => id === lens)
  return (
    <>
      {looked ? (
        <Lens authorization={looked} words={words} ask={shares.ask} />
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

/** Back from what the address names of an authorization, the focus is on its card. */
function useReturnFrom(named: string | null): void {
  const before = useRef(named)
  useEffect(() => {
    const left = before.current
    before.current = named
    if (named === null && left !== null) document.getElementById(cardId(left))?.focus()
  }, [named])
}
