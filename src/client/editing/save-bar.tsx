import { useState, type ReactNode } from 'react'
import type { FormValues } from '#client/form/values.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import type { OwnFailures } from '#client/problem/failure-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import './save-bar.css'
import type { Editing } from './use-editing.ts'

type Props<Stored, Values extends FormValues> = {
  editing: Pick<Editing<Stored, Values>, 'form' | 'isUnsaved' | 'discard'>
  failures: OwnFailures
}

/** Cancel and save, while something is unsaved. */
export function SaveBar<Stored, Values extends FormValues>(
  props: Props<Stored, Values>,
): ReactNode {
  const { editing, failures } = props
  const { form, isUnsaved, discard } = editing
  const t = useT('editing', 'island')
  const [asking, setAsking] = useState(false)
  return (
    <div {...(isUnsaved && { 'data-bottom-bar': '', className: 'save-bar' })}>
      {/* There before its text, which is announced only then. */}
      <p role="status">{isUnsaved && t('editing.unsaved')}</p>
      {isUnsaved && (
        <>
          <ChangeFailed failure={form.failure} texts={failures} />
          <button type="button" onClick={() => setAsking(true)} className="discard rounded-full">
            {t('island.cancel')}
          </button>
          <Button loading={form.isBusy} onClick={form.submit} className="save">
            {t(form.isBusy ? 'editing.saving' : 'editing.save')}
          </Button>
        </>
      )}
      <DiscardQuestion open={asking} onClose={() => setAsking(false)} onDiscard={() => discard()} />
    </div>
  )
}
