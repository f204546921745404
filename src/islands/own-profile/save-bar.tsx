import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { OwnProfileT } from './texts.ts'

type Props = { t: OwnProfileT; dirty: boolean; saving: boolean; onCancel: () => void }

/** Cancel and save, always within reach while the form is seen. */
export function SaveBar({ t, dirty, saving, onCancel }: Props): ReactNode {
  const [asking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    onCancel()
  }
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-paper/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:mx-0 sm:rounded-t-card sm:border-x">
      {/* On a phone each line counts: there only what is still to be done is shown. */}
      <p
        role="status"
        className={cx('me-auto text-sm text-ink-soft max-sm:w-full', !dirty && 'max-sm:sr-only')}
      >
        {dirty ? t('account.save.unsaved') : t('account.save.saved')}
      </p>
      <Button
        variant="quiet"
        disabled={!dirty || saving}
        onClick={() => setAsking(true)}
        className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
      >
        {t('account.cancel')}
      </Button>
      <Button
        type="submit"
        loading={saving}
        className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
      >
        {saving ? t('account.save.saving') : t('account.save.save')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={t('account.discard.title')}
        description={t('account.discard.text')}
        closeLabel={t('account.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('account.discard.keep')}
            </Button>
            <Button variant="danger" onClick={discard}>
              {t('account.discard.discard')}
            </Button>
          </>
        }
      />
    </div>
  )
}
