import { useState, type ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { RecordsSheet } from '#client/health/records-sheet.tsx'
import { SharedHistoryView } from '#client/health/shared-history.tsx'
import * as health from '#lib/health/calls.ts'
import type { FoundProfessional } from '#lib/sharing/schemas.ts'
import type { AllowedFields } from '#lib/health/flags.ts'
import { projectHistory } from '#lib/sharing/project-history.ts'
import { projectRecords } from '#lib/sharing/project.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { Glass } from '../glass.tsx'
import { shortNameOf } from '../../kit/people.ts'
import type { SharingMessages } from '../when.ts'

/** Nothing has been asked yet. */
const SECTIONS = ['records', 'history'] as const

type Props = { words: SharingMessages; professional: FoundProfessional; allowed: AllowedFields }

/** What a professional would see of what is chosen: made here, since nothing has been saved. */
export function GrantPreview({ words, professional, allowed }: Props): ReactNode {
  const t = useT('healthShared', 'healthSharing')
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('records')
  const name = shortNameOf(professional, words)
  const records = useRead(health.listRecords, { query: {} })
  const history = useRead(health.getHistory, {})
  const clientName = history.data?.fullName ?? ''
  return (
    <Glass
      profession={professional.type}
      text={t('healthSharing.grant.previewText', { name })}
      sections={SECTIONS}
      section={section}
      onSection={setSection}
    >
      {(records.isError || history.isError) && (
        <ReadFailed
          onRetry={() => [records, history].map((read) => read.isError && read.refetch())}
        >
          {t('healthSharing.grant.previewFailed')}
        </ReadFailed>
      )}
      {(records.isPending || history.isPending) && <Skeleton className="h-64 w-full" />}
      {section === 'records' && records.data && history.data && (
        <RecordsSheet
          caption={t('healthShared.records.title', { name: clientName })}
          records={{ ...projectRecords(records.data.items, allowed), next: null }}
        />
      )}
      {section === 'history' && history.data && (
        <SharedHistoryView history={projectHistory(history.data, allowed, professional.type)} />
      )}
    </Glass>
  )
}
