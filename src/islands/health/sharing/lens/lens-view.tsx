import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { RecordsSheet } from '#islands/health-shared/records-sheet.tsx'
import { SharedHistoryView } from '#islands/health-shared/shared-history.tsx'
import type { Authorization } from '#lib/sharing/schemas.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { Glass, type GlassSection } from '../glass.tsx'
import { shortNameOf } from '../../kit/people.ts'
import { timeOf, type Words } from '../when.ts'

type Props = { authorization: Authorization; words: Words }

/** A professional's own screen, answered by the operation that answers them. */
export function LensView({ authorization, words }: Props): ReactNode {
  const t = useT('health', 'healthSharing', 'island')
  const { id, professional } = authorization
  const [section, setSection] = useState<GlassSection>('records')
  const [pages, setPages] = useState<string[]>([])
  const after = pages.at(-1)
  const { data, isError, dataUpdatedAt, refetch } = useRead(sharing.previewShare, {
    params: { id },
    query: { section, ...(section === 'records' && after && { after }) },
  })
  const name = shortNameOf(professional, words)
  return (
    <Glass
      profession={professional.type}
      text={
        data
          ? t('healthSharing.lens.at', { time: timeOf(new Date(dataUpdatedAt).toISOString()) })
          : ''
      }
      section={section}
      onSection={setSection}
    >
      {isError ? (
        <EmptyState
          title={t('healthSharing.lens.failed', { name })}
          action={<Button onClick={() => void refetch()}>{t('island.retry')}</Button>}
        />
      ) : !data ? (
        <>
          <p role="status" className="sr-only">
            {t('healthSharing.lens.loading', { name })}
          </p>
          <Skeleton className="h-80 w-full" />
        </>
      ) : 'items' in data ? (
        <SharedRecordsView records={data} pages={pages} onPages={setPages} />
      ) : (
        <SharedHistoryView history={data} />
      )}
    </Glass>
  )
}

type RecordsProps = {
  records: Parameters<typeof RecordsSheet>[0]['records']
  pages: string[]
  onPages: (pages: string[]) => void
}

function SharedRecordsView({ records, pages, onPages }: RecordsProps) {
  const t = useT('healthShared')
  const { overview } = useCentre()
  const { next } = records
  const title = t('healthShared.records.title', { name: overview.person.name })
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      {records.items.length === 0 ? (
        <p>{t('healthShared.records.none')}</p>
      ) : (
        <RecordsSheet caption={title} records={records} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {pages.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => onPages(pages.slice(0, -1))}>
            {t('healthShared.records.newer')}
          </Button>
        )}
        {next && (
          <Button variant="quiet" size="sm" onClick={() => onPages([...pages, next])}>
            {t('healthShared.records.older')}
          </Button>
        )}
      </div>
    </>
  )
}
