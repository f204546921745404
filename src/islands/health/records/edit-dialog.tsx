import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { RecordFormContext } from '../kit/record-form/context.ts'
import { RecordFields } from '../kit/record-form/record-fields.tsx'
import { TroubleNote } from '../kit/record-form/trouble-note.tsx'
import { StalePanel } from './stale-panel.tsx'
import { useEdit } from './use-edit.ts'
import type { Editable } from './start-edit.ts'

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
  const { state, conflicts, isGone, trouble, problem, isSaving, save, discard } = useEdit({
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
        <>
          <Button variant="quiet" onClick={discard}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {isGone ? t('healthRecords.edit.saveAsNew') : t('health.save')}
          </Button>
        </>
      }
    >
      {conflicts && <StalePanel {...{ state, conflicts }} />}
      {isGone && (
        <p role="alert" className="rounded-control bg-clay-wash px-4 py-3 text-sm">
          {t('healthRecords.edit.gone')}
        </p>
      )}
      <RecordFormContext value={{ state, previous: NOTHING_BEFORE }}>
        <form
          id={formId}
          noValidate
          className="grid min-w-0 gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <RecordFields usual={[]} />
          <TroubleNote trouble={trouble} />
          <Problem>{problem}</Problem>
        </form>
      </RecordFormContext>
    </Dialog>
  )
}
