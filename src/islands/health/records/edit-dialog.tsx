import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { RecordFormContext } from '../kit/record-form/context.ts'
import { RecordFailed } from '../kit/record-form/record-failed.tsx'
import { RecordFields } from '../kit/record-form/record-fields.tsx'
import { StalePanel } from './stale-panel.tsx'
import type { Editable } from './start-edit.ts'
import { useEdit } from './use-edit.ts'

type Props = {
  record: Editable
  isOpen: boolean
  /** Closed with unsaved changes, which stay: the row says so. */
  onClose: () => void
  /** Saved or given up. */
  onDone: (saved: HealthRecord | null) => void
}

const NOTHING_BEFORE = {}

/** The fields of a record, to be changed. */
export function EditDialog({ record, isOpen, onClose, onDone }: Props): ReactNode {
  const t = useT('health', 'healthRecords', 'island')
  const locale = useLocale()
  const formId = useId()
  const { state, conflicts, isGone, failure, isSaving, discard } = useEdit({
    record,
    onDone,
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t('healthRecords.edit.title', { date: formatDate(record.recordDate, locale) })}
      closeLabel={t('island.close')}
      actions={
        // The fields scroll: there it would be out of sight.
        <div className="grid w-full gap-3">
          <RecordFailed failure={failure} other={t('healthRecords.edit.failed')} />
          {state.isBlank && <Problem>{t('healthRecords.edit.empty')}</Problem>}
          <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <Button variant="quiet" onClick={discard}>
              {t('island.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={isSaving}>
              {isGone ? t('healthRecords.edit.saveAsNew') : t('health.save')}
            </Button>
          </div>
        </div>
      }
    >
      {conflicts && <StalePanel {...{ state, conflicts }} />}
      {isGone && (
        <p role="alert" className="rounded-control bg-clay-wash px-4 py-3 text-sm">
          {t('healthRecords.edit.gone')}
        </p>
      )}
      <RecordFormContext value={{ state, previous: NOTHING_BEFORE }}>
        <form id={formId} {...state.props} className="grid min-w-0 gap-3">
          <RecordFields usual={[]} />
        </form>
      </RecordFormContext>
    </Dialog>
  )
}
