import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { RecordsSheet } from '#client/health/records-sheet.tsx'
import type { AuthorizationId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
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
  const t = useT('clients')
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

  return (
    <Loaded
      read={first}
      failed={t('clients.records.failed')}
      waiting={
        <Waiting label={t('clients.records.loading')} className="grid gap-5">
          <Skeleton className="h-36 w-full rounded-card" />
          <Skeleton className="h-96 w-full rounded-panel" />
        </Waiting>
      }
    >
      {(records) => (
        <>
          <Values {...props} records={records} onRefused={() => void first.refetch()} />
          <Sheet {...props} page={page} pages={pages} onPages={setPages} />
        </>
      )}
    </Loaded>
  )
}

type SheetProps = RecordsProps & {
  page: ReturnType<typeof useRecords>
  pages: string[]
  onPages: (pages: string[]) => void
}

function Sheet({ name, page, pages, onPages }: SheetProps) {
  const t = useT('clients', 'healthShared')
  const { data, isPlaceholderData: isReading } = page
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
      <Loaded read={page} failed={t('clients.records.failed')} waiting={null}>
        {(records) =>
          records.items.length === 0 ? (
            <p>{t('healthShared.records.none')}</p>
          ) : (
            <RecordsSheet caption={title} records={records} height="max-h-96" />
          )
        }
      </Loaded>
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
