import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { HistoryVersion } from '#lib/health/history.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NotesContent, SectionContent } from './section-content.tsx'

type DialogProps = {
  open: boolean
  /** What the section is called. */
  name: string
  closeLabel: string
  onClose: () => void
  /** `VersionList`, which reads when the dialog opens. */
  children: ReactNode
}

/** Where the earlier texts of a section are read. */
export function VersionsDialog(props: DialogProps): ReactNode {
  const { open, name, closeLabel, onClose, children } = props
  const t = useT('healthShared')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('healthShared.versions.title', { section: name })}
      description={t('healthShared.versions.text')}
      closeLabel={closeLabel}
    >
      {children}
    </Dialog>
  )
}

type ListProps = {
  /** Undefined until they have been read. */
  items: readonly HistoryVersion[] | undefined
  /** The version whose text is open; the newest, if none is given. */
  opened?: number | undefined
  /** An instant in words. */
  when: (iso: string) => string
}

/** What a section said before, by whom and when. */
export function VersionList({ items, opened = items?.[0]?.version, when }: ListProps): ReactNode {
  const t = useT('healthShared')
  if (!items) return <Skeleton className="h-32 w-full" />
  if (items.length === 0) return <p>{t('healthShared.versions.none')}</p>
  return items.map(({ section, version, content, writtenAt, writtenByName }) => {
    const Content = section === 'notes' ? NotesContent : SectionContent
    return (
      <Panel
        key={version}
        open={version === opened}
        title={t('healthShared.versions.version', { version })}
        text={t('healthShared.versions.by', {
          name: writtenByName || t('healthShared.somebody'),
          date: when(writtenAt),
        })}
      >
        <Content content={content} />
      </Panel>
    )
  })
}
