import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import './save-bar.css'
import type { HistoryFormState } from './use-history-form.ts'

type Props = { state: HistoryFormState }

/** Reachable while the form is in view: whether all is saved, and the one button. */
export function SaveBar({ state }: Props): ReactNode {
  const t = useT('clientHistory')
  const { isUnsaved, isSaving, failure, discard } = state
  const [isAsking, setAsking] = useState(false)
  const notSaved = (why: string) => `${t('clientHistory.save.failed')}. ${why}`
  const offline = notSaved(t('clientHistory.save.offline'))
  const other = t('clientHistory.save.unexpected')
  return (
    <div
      data-bottom-bar
      className="history-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5"
    >
      <div className="w-full empty:hidden">
        <ChangeFailed
          failure={failure}
          texts={{
            UNAVAILABLE: offline,
            // It was saved elsewhere, and what is there now could not be read.
            STALE: offline,
            RATE_LIMITED: notSaved(t('clientHistory.save.limited')),
            other,
          }}
        />
      </div>
      <p
        role="status"
        className={cx(
          'me-auto text-sm text-ink-soft',
          // On phones height is scarce.
          isUnsaved ? 'max-sm:w-full max-sm:text-xs' : 'max-sm:sr-only',
        )}
      >
        {isUnsaved ? t('clientHistory.save.unsaved') : t('clientHistory.save.saved')}
      </p>
      {isUnsaved && (
        <Button
          variant="quiet"
          disabled={isSaving}
          onClick={() => setAsking(true)}
          className="max-sm:px-4"
        >
          {t('clientHistory.save.discard')}
        </Button>
      )}
      <Button
        type="submit"
        loading={isSaving}
        className="whitespace-nowrap max-sm:flex-1 max-sm:px-4"
      >
        {isSaving ? t('clientHistory.save.saving') : t('clientHistory.save.submit')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('clientHistory.discard.title')}
        text={t('clientHistory.discard.text')}
        confirm={t('clientHistory.discard.discard')}
        cancel={t('clientHistory.discard.keep')}
        isDanger
        onConfirm={() => {
          setAsking(false)
          discard()
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
