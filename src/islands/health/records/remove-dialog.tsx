import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { formatDate } from '#lib/format/date.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useCentre } from '../kit/centre.tsx'
import { kindText, chipsOf } from './chips.ts'

type Props = {
  record: HealthRecord
  isOpen: boolean
  onClose: () => void
  onRemoved: (record: HealthRecord) => void
}

/** Asks before a record is deleted. */
export function RemoveDialog({ record, isOpen, onClose, onRemoved }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'healthRecords', 'island')
  const locale = useLocale()
  const { overview } = useCentre()
  const { refresh } = useCache()
  const { mutate, isPending } = useChange(health.deleteRecord, {
    onSuccess() {
      onClose()
      onRemoved(record)
    },
    onError({ code }) {
      onClose()
      // It is gone already.
      if (code === 'NOT_FOUND') void refresh()
      else toast.error(t('healthRecords.remove.failed'))
    },
  })
  const reader = { t, locale, units: overview.settings.units }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      role="alertdialog"
      title={t('healthRecords.remove.title', { date: formatDate(record.recordDate, locale) })}
      description={
        <>
          <p className="text-ink">{t('healthRecords.remove.question')}</p>
          <p className="mt-1.5 text-sm">
            {chipsOf(record)
              .shown.map(
                (kind) => `${t(`health.measure.${kind}`)} ${kindText(record, kind, reader)}`,
              )
              .join(', ')}
            {'. '}
            {t('healthRecords.remove.undoable')}
          </p>
        </>
      }
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('island.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={isPending}
            onClick={() => mutate({ params: { id: record.id } })}
          >
            {t('healthRecords.remove.confirm')}
          </Button>
        </>
      }
    />
  )
}
