import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useEditing, type Editing } from '#client/editing/use-editing.ts'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { isEmpty } from '#client/form/problems.ts'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import * as workspace from '#lib/workspace/calls.ts'
import {
  editOf,
  fieldsOf,
  formOf,
  rulesOf,
  type HistoryField,
  type HistoryForm,
} from '#lib/workspace/history/form.ts'
import { problemsOf, toFormFields } from '#lib/workspace/history/problems.ts'
import { savedOver } from '#lib/workspace/history/saved-over.ts'
import type { HistoryEdit } from '#lib/workspace/schemas.ts'
import type { DraftKey } from '#stores/drafts.ts'
import { toast } from '#stores/toasts.ts'

export type EditorForm = Form<HistoryForm>
export type HistoryEditing = Editing<SharedHistory, HistoryForm>

type Given = {
  id: AuthorizationId
  draft: DraftKey
  first: SharedHistory
  /** Opens the tab of a field that needs something. */
  onField: (field: HistoryField) => void
}

/** The own discipline and the shared notes of a client, which are saved together. */
export function useHistoryForm({ id, draft, first, onField }: Given): HistoryEditing {
  const t = useT('clientHistory')
  const ask = useAsk()
  const cache = useCache()
  const params = { id }
  const editing = useEditing<SharedHistory, HistoryForm, HistoryEdit | null>({
    stored: first,
    valuesOf: formOf,
    rules: rulesOf(first.professionalType),
    check(values, stored) {
      const problems = problemsOf(stored, values)
      return isEmpty(problems) ? { body: editOf(stored, values) } : { problems }
    },
    async save(edit, stored) {
      return savedOver(stored, await ask(workspace.updateClientHistory, { params, body: edit! }))
    },
    read: () => cache.read(workspace.getClientHistory, { params }),
    draft,
    fieldsOf: toFormFields,
    onWrong(problems) {
      const wrong = fieldsOf(first.professionalType).find((field) => problems[field])
      if (wrong) onField(wrong)
    },
    onConflict: ({ names }) => onField(names[0]),
    onUnchanged: () => undefined,
    onSaved() {
      toast.success(`${t('clientHistory.save.done')}. ${t('clientHistory.save.doneText')}`)
      // The list states the pain.
      void cache.renew(workspace.listClients)
    },
  })
  useLeaveGuard(editing.isUnsaved)
  return editing
}
