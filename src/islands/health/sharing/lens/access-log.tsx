import { Eye, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ResponseOf } from '#lib/http/contract.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { AccessEntry } from '#lib/sharing/schemas.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { dayHeading, timeOf, type SharingMessages } from '../when.ts'
import { fieldsText, logDays } from './log-groups.ts'

type AccessPage = ResponseOf<typeof sharing.listAccess>
type Cursor = NonNullable<AccessPage['next']>

/** Shown before all are asked for. */
const FIRST = 5

/** When a professional looked, and at what: by day, never a value. */
export function AccessLog({
  id,
  words,
}: {
  id: AuthorizationId
  words: SharingMessages
}): ReactNode {
  const t = useT('healthSharing')
  // The pages that were opened, by the cursor that each begins with.
  const [pages, setPages] = useState<Cursor[]>([])
  const [isOpen, setOpen] = useState(false)
  const before = pages.at(-1)
  const read = useRead(sharing.listAccess, {
    query: { authorizationId: id, ...(before && { before }) },
  })
  return (
    <Loaded
      saysStale
      read={read}
      failed={t('healthSharing.log.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-32 w-full" />
        </Waiting>
      }
    >
      {(log) => (
        <Entries
          log={log}
          words={words}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
          pages={pages}
          onPages={setPages}
        />
      )}
    </Loaded>
  )
}

type EntriesProps = {
  log: AccessPage
  words: SharingMessages
  isOpen: boolean
  onOpen: () => void
  pages: readonly Cursor[]
  onPages: (pages: Cursor[]) => void
}

function Entries({ log, words, isOpen, onOpen, pages, onPages }: EntriesProps) {
  const t = useT('health', 'healthSharing')
  const { items, next } = log
  if (items.length === 0) return <p className="text-sm">{t('health.sharing.neverRead')}</p>
  const isShort = !isOpen && items.length > FIRST
  return (
    <>
      <ol className="grid gap-3.5">
        {logDays(isShort ? items.slice(0, FIRST) : items).map(({ day, entries }) => (
          <li key={day} className="grid gap-1.5">
            <h4 className="font-sans text-xs font-medium tracking-normal text-ink-soft">
              {dayHeading(day, words)}
            </h4>
            <ul className="grid gap-2.5">
              {entries.map((entry) => (
                <Entry key={`${entry.at} ${entry.section}`} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isShort && (
          <Button variant="quiet" size="sm" onClick={onOpen}>
            {t('healthSharing.log.all')}
          </Button>
        )}
        {!isShort && pages.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => onPages(pages.slice(0, -1))}>
            {t('healthSharing.log.newer')}
          </Button>
        )}
        {!isShort && next && (
          <Button variant="quiet" size="sm" onClick={() => onPages([...pages, next])}>
            {t('healthSharing.log.older')}
          </Button>
        )}
      </div>
    </>
  )
}

function Entry({ entry }: { entry: AccessEntry }) {
  const t = useT('healthSharing')
  const locale = useLocale()
  const { section, action, at } = entry
  const Icon = action === 'write' ? Pencil : Eye
  return (
    <li className="grid grid-cols-[auto_1fr] gap-2.5 text-sm leading-snug">
      <Icon aria-hidden="true" className="mt-px size-4.5 text-ink-soft" />
      <div>
        <p className="tabular">
          {t('healthSharing.log.entry', {
            time: timeOf(at),
            what: t(`healthSharing.log.${section}.${action}`),
          })}
        </p>
        <p className="text-xs text-ink-soft first-letter:uppercase">
          {fieldsText(entry, t, locale)}
        </p>
      </div>
    </li>
  )
}
