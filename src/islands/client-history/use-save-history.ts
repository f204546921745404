import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAction } from '#client/data/use-change.ts'
import { showProblems } from '#client/form-problems.ts'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type { HistoryField, HistoryForm } from '#lib/workspace/history/form.ts'
import { toFormFields } from '#lib/workspace/history/problems.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { toast } from '#stores/toasts.ts'
import type { EditorForm } from './use-history-form.ts'

type Given = {
  id: AuthorizationId
  form: EditorForm
  onSaved: (sections: workspaceSchemas.WrittenSections, sent: HistoryForm) => void
  /** Somebody else has saved one of the parts; called with what is stored now. */
  onStale: (newer: SharedHistory) => void
  /** A field that the server refuses. */
  onWrong: (field: HistoryField) => void
}
type Sent = { edit: workspaceSchemas.HistoryEdit; typed: HistoryForm }

/** Saves what was changed, and says what became of it. Whatever fails, the text stays in the form. */
export function useSaveHistory({ id, form, onSaved, onStale, onWrong }: Given) {
  const t = useT('clientHistory')
  const [isGone, setGone] = useState(false)
  const ask = useAsk()
  const cache = useCache()
  const save = ({ edit }: Sent) =>
    ask(workspace.updateClientHistory, { params: { id }, body: edit })
  const { mutate, isPending, error, reset } = useAction(save, {
    onSuccess: (sections, { typed }) => {
      onSaved(sections, typed)
      toast.success(`${t('clientHistory.save.done')}. ${t('clientHistory.save.doneText')}`)
    },
    onError: (failure) => (failure.code === 'STALE' ? readAgain() : refuse(failure)),
  })
  /** What is shown in the form is not repeated at the button. */
  const refuse = ({ code, fields }: CallFailed) => {
    if (code === 'NOT_FOUND') setGone(true)
    const [wrong] = showProblems(form, toFormFields(fields))
    if (!wrong) return
    onWrong(wrong)
    reset()
  }
  const readAgain = () =>
    cache.read(workspace.getClientHistory, { params: { id } }).then((newer) => {
      onStale(newer)
      reset()
    }, refuse)
  return { send: mutate, isSaving: isPending, isGone, failure: error, forgetFailure: reset }
}
