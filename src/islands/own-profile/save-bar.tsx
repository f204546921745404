import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import './save-bar.css'

type Props = {
  dirty: boolean
  saving: boolean
  failure: CallFailed | null
  onSave: () => void
  onDiscard: () => void
  /** Finds a place for the focus when the button that had it is gone. */
  onGone: () => void
}

/** Discard and save, one for all parts, while something is unsaved. */
export function SaveBar(props: Props): ReactNode {
  const { dirty, saving, failure, onSave, onDiscard, onGone } = props
  const t = useT('account')
  const [asking, setAsking] = useState(false)
  const wasDirty = useRef(dirty)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    const focused = document.activeElement
    // Of the question, which is closing, or of the bar.
    const isGone = focused === document.body || focused?.closest('dialog')
    if (wasDirty.current && !dirty && isGone) leave()
    wasDirty.current = dirty
  }, [dirty])
  const discard = () => {
    setAsking(false)
    onDiscard()
  }
  return (
    <div {...(dirty && { 'data-bottom-bar': '', className: 'save-bar' })}>
      {/* There before its text, which is announced only then. */}
      <p role="status">{dirty && t('account.save.unsaved')}</p>
      {dirty && (
        <>
          <ChangeFailed failure={failure} texts={{ other: t('account.save.failed') }} />
          <button
            type="button"
            disabled={saving}
            onClick={() => setAsking(true)}
            className="discard rounded-full disabled:opacity-60"
          >
            {t('account.discard.discard')}
          </button>
          <Button loading={saving} onClick={onSave} className="save">
            {saving ? t('account.save.saving') : t('account.save.save')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('account.discard.title')}
        text={t('account.discard.text')}
        confirm={t('account.discard.discard')}
        cancel={t('account.discard.keep')}
        isDanger
        onConfirm={discard}
      />
    </div>
  )
}
