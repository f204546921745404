import { CloudOff, Hourglass } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { cx } from '#ui/cx.ts'
import type { Trouble } from './troubles.ts'
import type { HistoryFormState } from './use-history-form.ts'
import './save-bar.css'

type Props = { state: HistoryFormState }

/** Reachable while the form is in view: whether all is saved, and the one button. */
export function SaveBar({ state }: Props): ReactNode {
  const t = useT('clientHistory', 'island')
  const { isUnsaved, isSaving, trouble, discard } = state
  const [isAsking, setAsking] = useState(false)
  return (
    <div
      data-bottom-bar
      className="history-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5"
    >
      <TroubleNote trouble={trouble} />
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
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={t('clientHistory.discard.title')}
        description={t('clientHistory.discard.text')}
        closeLabel={t('island.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('clientHistory.discard.keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                discard()
              }}
            >
              {t('clientHistory.discard.discard')}
            </Button>
          </>
        }
      />
    </div>
  )
}

const ICONS = { offline: CloudOff, limited: Hourglass } as const

/** Why a save did not arrive, said where the button was pressed. */
function TroubleNote({ trouble }: { trouble: Trouble | null }) {
  const t = useT('clientHistory')
  if (!trouble) return null
  const Icon = ICONS[trouble]
  return (
    <p role="alert" className="flex w-full gap-2.5 rounded-control bg-clay-wash px-4 py-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay-strong" />
      <span>
        <b>{t('clientHistory.save.failed')}.</b> {t(`clientHistory.save.${trouble}`)}
      </span>
    </p>
  )
}
