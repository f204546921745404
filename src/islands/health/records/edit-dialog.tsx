import { useId, type ReactNode } from 'react'
import { Restored } from '#client/editing/restored.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RecordFormContext } from '../kit/record-form/context.ts'
import { RecordFailed } from '../kit/record-form/record-failed.tsx'
import { RecordFields } from '../kit/record-form/record-fields.tsx'
import type { Editable } from './editable.ts'
import { RecordConflicts } from './record-conflicts.tsx'
import { useRecordEditing } from './use-record-editing.ts'

type Props = {
  record: Editable
  isOpen: boolean
  /** Closed with unsaved changes, which stay: the row says so. */
  onClose: () => void
  /** Saved or given up. */
  onDone: (saved: Editable | null) => void
}

const NOTHING_BEFORE = {}

/** The fields of a record, to be changed. */
export function EditDialog({ record, isOpen, onClose, onDone }: Props): ReactNode {
  const t = useT('health', 'healthRecords', 'island')
  const locale = useLocale()
  const formId = useId()
  const { editing, state } = useRecordEditing({ record, onDone })
  const { form, isGone } = editing
  const cancel = () => {
    editing.discard()
    onDone(null)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t('healthRecords.edit.title', { date: formatDate(record.recordDate, locale) })}
      closeLabel={t('island.close')}
      actions={
        // The fields scroll: there it would be out of sight.
        <div className="grid w-full gap-3">
          <RecordFailed
            form={form}
            empty={t('healthRecords.edit.empty')}
            other={t('healthRecords.edit.failed')}
          />
          <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <Button variant="quiet" onClick={cancel}>
              {t('island.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={form.isBusy}>
              {isGone ? t('healthRecords.edit.saveAsNew') : t('health.save')}
            </Button>
          </div>
        </div>
      }
    >
      <RecordConflicts editing={editing} />
      <Restored editing={editing} />
      {isGone && (
        <p role="alert" className="rounded-control bg-clay-wash px-4 py-3 text-sm">
          {t('healthRecords.edit.gone')}
        </p>
      )}
      <RecordFormContext value={{ state, previous: NOTHING_BEFORE }}>
        <form id={formId} {...state.props} className="grid min-w-0 gap-3">
          <RecordFields front={[]} />
        </form>
      </RecordFormContext>
    </Dialog>
  )
}
