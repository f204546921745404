import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useAction } from '#client/data/use-change.ts'
import type { useAutosave } from '#client/editing/use-autosave.ts'
import { isEmpty } from '#client/form/problems.ts'
import { useT } from '#client/texts/use-t.ts'
import { changeState, restoreVersion } from '#lib/admin/articles/calls.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { problemsFor, toFormProblems, type ArticleEditing, type Intent } from './edit.ts'

/** A dialog that asks for more. */
type IntentDialog = {
  /** It is done, or the form says what is wrong. */
  close: () => void
  /** Says what is wrong with the time that it asks for. */
  refuse: (problem: string) => void
}

type Asked = { intent: Intent; dialog: IntentDialog | undefined }

/** What could not be done last, and why. */
export type FailedIntent = { intent: Intent; failure: CallFailed }

type Autosave = Pick<ReturnType<typeof useAutosave<unknown>>, 'alone' | 'accept'>

/** Does what buttons say, one at a time, and shows a failure where it can be corrected. */
export function useIntent(editing: ArticleEditing, autosave: Autosave) {
  const t = useT('adminArticles')
  const { form } = editing
  const run = useRun(editing, autosave)
  // A save deletes the draft, which must not come back.
  const action = useAction(({ intent }: Asked) => autosave.alone(() => run(intent)), {
    onSuccess(article, { intent, dialog }) {
      dialog?.close()
      if (article) toast.success(t(doneText(intent, article)))
    },
    async onError({ code, fields }, { dialog }) {
      if (fields['at']) {
        dialog?.refuse(fields['at'])
        action.reset()
      } else if (code === 'INVALID_INPUT') {
        dialog?.close()
        if (form.show(toFormProblems(fields))) action.reset()
      } else if (code === 'STALE') {
        dialog?.close()
        // What is to be chosen says it.
        if ((await editing.merge().catch(() => null)) === 'other') action.reset()
      }
    },
  })
  const { error, variables, isPending: isBusy, reset: forgetFailed } = action
  const failed: FailedIntent | null = error && { intent: variables.intent, failure: error }
  return {
    ...{ isBusy, failed, forgetFailed },
    /** Does what a button says, unless a field is wrong. */
    act(intent: Intent, dialog?: IntentDialog) {
      if (isBusy) return
      const wrong = problemsFor(intent, form.now())
      if (isEmpty(wrong)) action.mutate({ intent, dialog })
      else {
        forgetFailed()
        dialog?.close()
        form.show(wrong)
      }
    },
  }
}

/**
 * Saves what is typed, then changes the state. To take an article back saves nothing.
 *
 * @returns null where it was saved elsewhere, and some is to be chosen. Rejects with `CallFailed` alone; what was saved
 *   before stays saved
 */
function useRun(editing: ArticleEditing, autosave: Autosave) {
  const ask = useAsk()
  const { form, stored, isUnsaved } = editing
  const params = { id: stored.id }
  return async (intent: Intent): Promise<SavedArticle | null> => {
    if (intent.to === 'restore') {
      const of = { ...params, version: String(intent.restored) }
      const restored = await ask(restoreVersion, { params: of, body: { version: stored.version } })
      editing.discard(restored)
      autosave.accept(null)
      return restored
    }
    const needsSave = isUnsaved && intent.to !== 'withdraw'
    const saved = needsSave ? await form.send(form.now()) : stored
    if (!saved) return null
    const body = { ...intent, version: saved.version }
    const article = body.to === 'save' ? saved : await ask(changeState, { params, body })
    editing.accept(article)
    return article
  }
}

const DONE = {
  save: 'adminArticles.done.updated',
  publish: 'adminArticles.done.published',
  schedule: 'adminArticles.done.scheduled',
  restore: 'adminArticles.done.restored',
} as const

function doneText({ to }: Intent, { state }: SavedArticle) {
  if (to !== 'withdraw') return DONE[to]
  return state === 'draft'
    ? ('adminArticles.done.unscheduled' as const)
    : ('adminArticles.done.withdrawn' as const)
}
