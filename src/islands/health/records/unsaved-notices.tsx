import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { dayText } from '#client/health/days.ts'
import { recordDraft } from '../kit/record-form/record-draft.ts'
import type { Editable } from './editable.ts'

type Props = {
  owner: string
  /** As they were when their changes began. */
  records: readonly Editable[]
  onContinue: (record: Editable) => void
}

/** Changes that were not saved: to go on with them, or to give them up. */
export function UnsavedNotices({ owner, records, onContinue }: Props): ReactNode {
  const t = useT('health', 'healthRecords')
  const locale = useLocale()
  return records.map((record) => (
    <div
      key={record.id}
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-clay-wash px-4 py-1.5 text-sm"
    >
      <PencilLine aria-hidden="true" className="size-5 shrink-0 text-clay-strong" />
      <p className="min-w-48 flex-1">
        {t('healthRecords.unsaved.text', { date: dayText(record.recordDate, t, locale) })}
      </p>
      <button type="button" className="link" onClick={() => onContinue(record)}>
        {t('healthRecords.unsaved.continue')}
      </button>
      <button
        type="button"
        className="link"
        onClick={() => forgetDraft({ owner, about: recordDraft(record.id) })}
      >
        {t('healthRecords.unsaved.discard')}
      </button>
    </div>
  ))
}
