import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import * as health from '#lib/health/calls.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { useCentre } from '../kit/centre.tsx'
import { recordDraft } from '../kit/record-form/record-draft.ts'
import { kindText, chipsOf } from './chips.ts'

type Props = {
  record: HealthRecord
  isOpen: boolean
  onClose: () => void
  onRemoved: (record: HealthRecord) => void
}

/** Asks before a record is deleted. */
export function RemoveDialog({ record, isOpen, onClose, onRemoved }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'healthRecords')
  const locale = useLocale()
  const { overview } = useCentre()
  const { refresh } = useCache()
  const { mutate, isPending, error } = useChange(health.deleteRecord, {
    onSuccess() {
      forgetDraft({ owner: overview.person.userId, about: recordDraft(record.id) })
      onClose()
      onRemoved(record)
    },
    onError({ code }) {
      if (code !== 'NOT_FOUND') return
      // It is gone already.
      onClose()
      void refresh()
    },
  })
  const reader = { t, locale, units: overview.settings.units }
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('healthRecords.remove.title', { date: formatDate(record.recordDate, locale) })}
      text={
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
      confirm={t('healthRecords.remove.confirm')}
      isDanger
      isBusy={isPending}
      problem={
        <ChangeFailed
          failure={error?.code === 'NOT_FOUND' ? null : error}
          texts={{ other: t('healthRecords.remove.failed') }}
        />
      }
      onConfirm={() => mutate({ params: { id: record.id } })}
      onClose={onClose}
    />
  )
}
