import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { HealthDraft } from '#lib/health/form/draft.ts'
import { LINK } from '../kit/link-class.ts'
import { dayText } from '../kit/days.ts'
import { forgetDraft } from '../kit/record-form/use-kept-draft.ts'
import { recordOfDraft, type Editable } from './start-edit.ts'

type Props = {
  drafts: readonly HealthDraft[]
  onContinue: (record: Editable) => void
}

/** Changes that were not saved: to go on with them, or to give them up. */
export function UnsavedNotices({ drafts, onContinue }: Props): ReactNode {
  const t = useT('health', 'healthRecords')
  const locale = useLocale()
  return drafts.map((draft) => {
    const record = recordOfDraft(draft)
    if (!record) return null
    return (
      <div
        key={record.id}
        role="status"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-clay-wash px-4 py-1.5 text-sm"
      >
        <PencilLine aria-hidden="true" className="size-5 shrink-0 text-clay-strong" />
        <p className="min-w-48 flex-1">
          {t('healthRecords.unsaved.text', { date: dayText(record.recordDate, t, locale) })}
        </p>
        <button type="button" className={LINK} onClick={() => onContinue(record)}>
          {t('healthRecords.unsaved.continue')}
        </button>
        <button type="button" className={LINK} onClick={() => forgetDraft(draft.userId, record.id)}>
          {t('healthRecords.unsaved.discard')}
        </button>
      </div>
    )
  })
}
