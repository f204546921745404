import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { OwnProfileT } from './texts.ts'
import './save-bar.css'

type Props = { t: OwnProfileT; dirty: boolean; saving: boolean; onCancel: () => void }

/** Cancel and save, sticky while the form is in view. */
export function SaveBar({ t, dirty, saving, onCancel }: Props): ReactNode {
  const [asking, setAsking] = useState(false)
  const discard = () => {
    setAsking(false)
    onCancel()
  }
  return (
    <div
      data-bottom-bar
      className="save-bar sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line backdrop-blur-md"
    >
      <p role="status" data-saved={dirty ? undefined : ''} className="text-sm text-ink-soft">
        {dirty ? t('account.save.unsaved') : t('account.save.saved')}
      </p>
      <Button
        variant="quiet"
        disabled={!dirty || saving}
        onClick={() => setAsking(true)}
        className="whitespace-nowrap"
      >
        {t('account.cancel')}
      </Button>
      <Button type="submit" loading={saving} className="whitespace-nowrap">
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
