import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { RecordsSheet } from '#client/health/records-sheet.tsx'
import { SharedHistoryView } from '#client/health/shared-history.tsx'
import { SharedValues } from '#client/health/shared-values.tsx'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { PREVIEW_SECTIONS, type PreviewSection } from '#lib/sharing/access.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { Glass } from '../glass.tsx'
import { shortNameOf } from '../../kit/people.ts'
import { timeOf, type SharingMessages } from '../when.ts'

const Chart = lazyPart(async () => (await import('./lens-chart.tsx')).LensChart, 'healthChart')
const Answers = lazyPart(
  async () => (await import('./lens-answers.tsx')).LensAnswers,
  'dashboardAnswers',
  'workspace',
)

type Props = { authorization: Authorization; words: SharingMessages }

/** A professional's own screen, answered by the operation that answers them. */
export function LensView({ authorization, words }: Props): ReactNode {
  const t = useT('healthSharing')
  const { id, professional } = authorization
  const [section, setSection] = useState<PreviewSection>('records')
  const [pages, setPages] = useState<string[]>([])
  const after = pages.at(-1)
  const read = useRead(sharing.previewShare, {
    params: { id },
    query: { section, ...(section === 'records' && after && { after }) },
  })
  const name = shortNameOf(professional, words)
  return (
    <Glass
      profession={professional.type}
      text={
        read.data
          ? t('healthSharing.lens.at', { time: timeOf(new Date(read.dataUpdatedAt).toISOString()) })
          : ''
      }
      sections={PREVIEW_SECTIONS}
      section={section}
      onSection={setSection}
    >
      <Loaded
        // What is shown is what the professional sees now, or nothing.
        read={{ ...read, data: read.error ? undefined : read.data }}
        failed={t('healthSharing.lens.failed', { name })}
        waiting={
          <Waiting label={t('healthSharing.lens.loading', { name })}>
            <Skeleton className="h-80 w-full" />
          </Waiting>
        }
      >
        {(seen) => {
          if ('items' in seen)
            return (
              <>
                {pages.length === 0 && <LensValues records={seen} />}
                <SharedRecordsView records={seen} pages={pages} onPages={setPages} />
              </>
            )
          return 'answered' in seen ? (
            <Answers answered={seen.answered} name={name} />
          ) : (
            <SharedHistoryView history={seen} />
          )
        }}
      </Loaded>
    </Glass>
  )
}

/** As on the professional's screen, above the sheet. */
function LensValues({ records }: Pick<RecordsProps, 'records'>) {
  const t = useT('healthSharing')
  return (
    <SharedValues
      label={t('healthSharing.lens.values')}
      records={records}
      chart={(kind) => <Chart kind={kind} />}
    />
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
