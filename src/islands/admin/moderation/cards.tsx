import { useId, useState, type ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { Loaded, type Read } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useClosedForgotten } from '#client/use-draft.ts'
import { useT } from '#client/texts/use-t.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useDraftKey } from '../kit/use-draft-key.ts'

type Listed<Item extends { id: string }> = { items: readonly Item[]; total: number }

type Props<Item extends { id: string }> = {
  read: Read<Listed<Item>>
  /** What the drafts of the reasons are about, before the id. */
  about: string
  /** Names the list. */
  label: string
  empty: { title: string; text: string }
  /** What is said where somebody else has decided. */
  conflict: string
  card: (item: Item, place: CardPlace) => ReactNode
}

/** What the drafts of reasons are about, before the id of the review or the decision. */
export const REVIEW = 'review:'
export const APPEAL = 'appeal:'

export type CardPlace = {
  isFirst: boolean
  /** Called when its decision is sent, and with the failure where the card goes: it is said above those that stay. */
  onGone: (failure: CallFailed | null) => void
}

/** Whether there is nothing left to decide, so that the card goes. */
export const isGone = (failure: CallFailed | null): boolean =>
  failure?.code === 'CONFLICT' || failure?.code === 'NOT_FOUND'

/** What waits longest first. */
export function Cards<Item extends { id: string }>({ read, ...rest }: Props<Item>): ReactNode {
  const t = useT('adminModeration')
  return (
    <Loaded
      read={read}
      failed={t('adminModeration.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-96 rounded-card" />
        </Waiting>
      }
    >
      {(listed) => <Shown listed={listed} {...rest} />}
    </Loaded>
  )
}

type ShownProps<Item extends { id: string }> = Omit<Props<Item>, 'read'> & { listed: Listed<Item> }

function Shown<Item extends { id: string }>(props: ShownProps<Item>) {
  const { listed, about, label, empty, conflict, card } = props
  const t = useT('adminModeration')
  const id = useId()
  const [gone, onGone] = useState<CallFailed | null>(null)
  const { items, total } = listed
  const isAll = items.length === total
  useClosedForgotten(useDraftKey(about), isAll ? items.map((item) => item.id) : null)
  return (
    <section aria-labelledby={id} className="scroll-mt-24">
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      <div className="mb-4 empty:hidden">
        <ChangeFailed
          failure={gone}
          texts={{ CONFLICT: conflict, other: t('adminModeration.decide.failed') }}
        />
      </div>
      {items.length === 0 && <EmptyState heading="h3" {...empty} />}
      {!isAll && (
        <p className="mb-3 text-sm text-ink-soft">
          {t('adminModeration.more', { shown: items.length, total })}
        </p>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {items.map((item, index) => card(item, { isFirst: index === 0, onGone }))}
      </ul>
    </section>
  )
}
