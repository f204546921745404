import { UserPlus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useT } from '#client/texts/use-t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { HEALTH } from '../kit/address.ts'
import { ADD_ID, AddProfessional } from './add/add-professional.tsx'
import { LinkedProfessional } from './add/linked-professional.tsx'
import { readProfessionalId } from './add/read-id.ts'
import { AllReceipts } from './all-receipts.tsx'
import { ActiveCard, EndedCard, PendingCard } from './cards.tsx'
import { groupsOf } from './groups.ts'
import type { Shares } from './use-shares.ts'
import type { SharingMessages } from './when.ts'

type Props = { shares: Shares; items: readonly Authorization[]; words: SharingMessages }

/** Everybody with whom something is, was or will be shared, and the way to somebody new. */
export function ShareList({ shares, items, words }: Props): ReactNode {
  const t = useT('healthSharing')
  const { professional } = useAddress(HEALTH)
  const { ask, focusOn, list } = shares
  const found = {
    words,
    items,
    onRequested: ({ id }: Authorization) => focusOn(id),
    onGrant: ({ id }: Authorization) => ask({ kind: 'grant', id }),
    onUnblocked: focusOn,
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div ref={list} tabIndex={-1} className="grid min-w-0 gap-8 outline-none">
        {professional !== null && (
          <LinkedProfessional {...found} id={readProfessionalId(professional)} />
        )}
        {items.length === 0 ? (
          <EmptyState
            picture={<Users className="size-12 text-pine" strokeWidth={1.5} />}
            title={t('healthSharing.none.title')}
            text={t('healthSharing.none.text')}
            action={
              <Button onClick={() => document.getElementById(ADD_ID)?.focus()}>
                {t('healthSharing.add.title')}
              </Button>
            }
          />
        ) : (
          <>
            {/* Where the form is far below, the way to it. */}
            <Button
              variant="quiet"
              size="sm"
              className="-mb-4 sm:justify-self-start lg:hidden"
              onClick={() => document.getElementById(ADD_ID)?.focus()}
            >
              <UserPlus aria-hidden="true" className="size-4.5" />
              {t('healthSharing.add.title')}
            </Button>
            <ShareGroups shares={shares} items={items} words={words} />
          </>
        )}
      </div>
      <div className="grid gap-4">
        <AddProfessional {...found} />
        <AllReceipts words={words} />
      </div>
    </div>
  )
}

function ShareGroups({ shares, items, words }: Props) {
  const t = useT('healthSharing')
  const { ask, focusOn } = shares
  const groups = groupsOf(items)
  const endedCard = (authorization: Authorization) => (
    <EndedCard
      key={authorization.id}
      authorization={authorization}
      words={words}
      ask={ask}
      onChanged={focusOn}
    />
  )
  return (
    <>
      <Group title={t('healthSharing.group.pending')} count={groups.pending.length}>
        {groups.pending.map((item, index) => (
          <PendingCard
            key={item.id}
            isFirst={index === 0}
            authorization={item}
            words={words}
            ask={ask}
          />
        ))}
      </Group>
      <Group title={t('healthSharing.group.active')} count={groups.active.length}>
        {groups.active.map((item) => (
          <ActiveCard key={item.id} authorization={item} words={words} ask={ask} />
        ))}
      </Group>
      <Group title={t('healthSharing.group.ended')} count={groups.ended.length}>
        {groups.ended.map(endedCard)}
      </Group>
      {groups.hidden.length > 0 && (
        <Panel title={t('healthSharing.group.hidden', { count: groups.hidden.length })}>
          <ul className="grid gap-3">{groups.hidden.map(endedCard)}</ul>
        </Panel>
      )}
    </>
  )
}

type GroupProps = { title: string; count: number; children: ReactNode }

/** A group with its count; nothing while it is empty. */
function Group({ title, count, children }: GroupProps) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-3 flex items-baseline gap-2.5 text-xl">
        {title}
        <span className="font-sans text-sm font-medium tracking-normal text-ink-soft">{count}</span>
      </h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  )
}
