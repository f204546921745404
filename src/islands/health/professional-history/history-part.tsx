import { NotebookPen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { NotesContent } from '#client/health/section-content.tsx'
import * as health from '#lib/health/calls.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HEALTH } from '../kit/address.ts'
import { DisciplineCard } from './discipline-card.tsx'
import { disciplinesOf, isEmpty } from './disciplines.ts'
import { SectionFoot } from './section-foot.tsx'
import { useAuthorized, useNames } from './use-authorized.ts'
import { VersionsDialog, type VersionedSection } from './versions-dialog.tsx'

/** What each discipline wrote, and the notes that all of them share. */
export function HistoryPart(): ReactNode {
  const t = useT('healthHistory')
  const read = useRead(health.getHistory, {})
  return (
    <Loaded
      read={read}
      failed={t('healthHistory.failed')}
      waiting={
        <Waiting
          label={t('healthHistory.loading')}
          className="grid gap-4 md:grid-cols-2 lg:grid-cols-3"
        >
          <Skeleton className="h-64 w-full rounded-card" />
          <Skeleton className="h-64 w-full rounded-card" />
          <Skeleton className="h-64 w-full rounded-card" />
        </Waiting>
      }
    >
      {(history) => (isEmpty(history) ? <Nobody /> : <Written history={history} />)}
    </Loaded>
  )
}

function Written({ history }: { history: HealthHistory }) {
  const t = useT('healthHistory')
  const authorized = useAuthorized()
  const [section, setSection] = useState<VersionedSection | null>(null)
  const [isOpen, setOpen] = useState(false)
  const openVersions = (of: VersionedSection) => {
    setSection(of)
    setOpen(true)
  }
  const { professionalNotes: notes } = history
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">{t('healthHistory.title')}</h2>
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {disciplinesOf(history).map(({ type, section: written }) => (
          <DisciplineCard
            key={type}
            type={type}
            section={written}
            authorized={authorized && authorized.filter((one) => one.type === type)}
            onVersions={() => openVersions(type)}
          />
        ))}
      </div>
      <section
        aria-label={t('healthHistory.notes')}
        className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        <h3 className="text-lg">{t('healthHistory.notes')}</h3>
        <p className="text-sm text-ink-soft">{t('healthHistory.notesText')}</p>
        {notes ? (
          <>
            <NotesContent content={notes.content} />
            <SectionFoot
              section={notes}
              name={t('healthHistory.notes')}
              onVersions={() => openVersions('notes')}
            />
          </>
        ) : (
          <p className="text-sm">{t('healthHistory.notesNone')}</p>
        )}
      </section>
      {section && <VersionsDialog open={isOpen} section={section} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** How this tab fills. */
function Nobody() {
  const t = useT('healthHistory')
  const authorized = useAuthorized()
  const name = useNames(authorized ?? [])
  return (
    <EmptyState
      picture={<NotebookPen className="size-12 text-pine" strokeWidth={1.5} />}
      title={t('healthHistory.none.title')}
      text={
        authorized === null
          ? ''
          : authorized.length === 0
            ? t('healthHistory.none.text')
            : t('healthHistory.none.waiting', { name })
      }
      action={
        <Button onClick={() => go(hrefOf(HEALTH, { tab: 'authorizations' }))}>
          {t('healthHistory.none.action')}
        </Button>
      }
    />
  )
}
