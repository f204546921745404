import { Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { storedOf } from '#lib/health/form/record-form.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { Button } from '#ui/button.tsx'
import { dayText } from '#client/health/days.ts'
import { useShownFocus } from '#ui/use-shown-focus.ts'

type Props = {
  removed: HealthRecord
  onUndone: (record: HealthRecord) => void
  onClose: () => void
}

/** A record that was just deleted, and the way to have it again. Takes the focus, whose row is gone. */
export function UndoNotice({ removed, onUndone, onClose }: Props): ReactNode {
  const t = useT('health', 'healthRecords', 'island')
  const locale = useLocale()
  const undo = useShownFocus<HTMLButtonElement>()
  const { mutate, isPending, error } = useChange(health.createRecord, { onSuccess: onUndone })
  const failed = t('healthRecords.remove.undoFailed')
  const again = () => {
    const { recordDate, note } = removed
    mutate({ body: { ...storedOf(removed), recordDate, note: note ?? '' } })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-note-wash py-2 ps-4 pe-2 text-sm">
      <p role="status" className="min-w-24 flex-1">
        {t('healthRecords.remove.done', {
          date: dayText(removed.recordDate, t, locale),
        })}
      </p>
      <Button ref={undo} variant="quiet" size="sm" loading={isPending} onClick={again}>
        <Undo2 aria-hidden="true" className="size-4.5" />
        {t('healthRecords.remove.undo')}
      </Button>
      <button
        type="button"
        aria-label={t('island.close')}
        onClick={onClose}
        className="grid size-11 place-items-center rounded-full hover:bg-surface-2"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
      <div className="w-full empty:hidden">
        <ChangeFailed failure={error} texts={{ other: failed }} />
      </div>
    </div>
  )
}
