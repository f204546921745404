import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { RecordsSheet } from '#islands/health-shared/records-sheet.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import type { AuthorizationId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useRecords } from './reads.ts'
import { Values } from './values.tsx'

export type RecordsProps = {
  id: AuthorizationId
  name: string
  /** Called when the client does not share any more. */
  onGone: () => void
}

/** What a client has written down, as far as they share it. */
export function RecordsView(props: RecordsProps): ReactNode {
  const t = useT('clients', 'island', 'workspace')
  const { id, onGone } = props
  // The cursors of the pages that were opened after the first one.
  const [pages, setPages] = useState<string[]>([])
  const first = useRecords(id)
  const page = useRecords(id, pages.at(-1))
  const isGone = [first, page].some(({ error }) => error?.code === 'NOT_FOUND')
  const tell = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) tell()
  }, [isGone])

  if (first.data) {
    return (
      <>
        <Values {...props} records={first.data} onRefused={() => void first.refetch()} />
        <Sheet {...props} page={page} pages={pages} onPages={setPages} />
      </>
    )
  }
  if (first.isError) {
    return (
      <EmptyState
        title={t('clients.records.failed')}
        text={t('clients.failed.text')}
        action={<Button onClick={() => void first.refetch()}>{t('island.retry')}</Button>}
      />
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('clients.records.loading')}
      </p>
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-panel" />
    </>
  )
}

type SheetProps = RecordsProps & {
  page: ReturnType<typeof useRecords>
  pages: string[]
  onPages: (pages: string[]) => void
}

function Sheet({ name, page, pages, onPages }: SheetProps) {
  const t = useT('clients', 'healthShared')
  const { data, isError, isPlaceholderData: isReading, refetch } = page
  const next = data?.next
  const title = t('healthShared.records.title', { name })
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (cursors: string[]) => {
    onPages(cursors)
    // The button may go with its page.
    heading.current?.focus()
  }
  return (
    <section
      aria-busy={isReading}
      className="grid min-w-0 gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="text-xs text-ink-soft">{t('clients.records.note')}</p>
      </div>
      {!data ? (
        isError && <ReadFailed onRetry={refetch}>{t('clients.records.failed')}</ReadFailed>
      ) : data.items.length === 0 ? (
        <p>{t('healthShared.records.none')}</p>
      ) : (
        <RecordsSheet caption={title} records={data} height="max-h-96" />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {pages.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => open(pages.slice(0, -1))}>
            {t('healthShared.records.newer')}
          </Button>
        )}
        {next && (
          <Button
            variant="quiet"
            size="sm"
            loading={isReading}
            onClick={() => open([...pages, next])}
          >
            {t('healthShared.records.older')}
          </Button>
        )}
      </div>
    </section>
  )
}
