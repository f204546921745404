import { MailCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** What a list of cards is read by. */
type Read<Item> = {
  data: { items: readonly Item[]; total: number } | undefined
  isError: boolean
  refetch: () => unknown
}

type Props<Item> = {
  read: Read<Item>
  /** Names the list. */
  label: string
  empty: { title: string; text: string }
  /** @param isFirst whether it is the first of the list */
  card: (item: Item, isFirst: boolean) => ReactNode
}

/** The place that gets the focus when a card is gone. */
export const CARDS = 'moderation-cards'

/** The cards of what waits longest, in two columns where there is room. */
export function Cards<Item>({ read, label, empty, card }: Props<Item>): ReactNode {
  const t = useT('adminModeration', 'island', 'workspace')
  const id = useId()
  const { data, isError, refetch } = read
  if (!data) {
    if (!isError) return <Waiting />
    return (
      <EmptyState
        title={t('adminModeration.failed')}
        text={t('workspace.failed.text')}
        action={<Button onClick={() => void refetch()}>{t('island.retry')}</Button>}
      />
    )
  }
  const { items, total } = data
  return (
    <section id={CARDS} tabIndex={-1} aria-labelledby={id} className="scroll-mt-24 outline-none">
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {items.length === 0 && (
        <EmptyState
          heading="h3"
          picture={<MailCheck className="size-12 text-pine" strokeWidth={1.5} />}
          {...empty}
        />
      )}
      {total > items.length && (
        <p className="mb-3 text-sm text-ink-soft">
          {t('adminModeration.more', { shown: items.length, total })}
        </p>
      )}
      <ul className="grid items-start gap-4 xl:grid-cols-2">
        {items.map((item, index) => card(item, index === 0))}
      </ul>
    </section>
  )
}

/** Keeps the place of the cards while they load. */
function Waiting() {
  return (
    <div aria-hidden="true" className="grid gap-4 xl:grid-cols-2">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
