import type { CallFailed } from '#client/data/call-failed.ts'
import { useAction } from '#client/data/use-change.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { toFormProblems, type Intent } from './edit.ts'

/** A dialog that asks for more. */
export type IntentDialog = {
  /** It is done, or the form says what is wrong. */
  close: () => void
  /** Says what is wrong with the time that it asks for. */
  refuse: (problem: string) => void
}

type Asked = { intent: Intent; dialog: IntentDialog | undefined }

/** What could not be done last, and why. */
export type FailedIntent = { intent: Intent; failure: CallFailed }

type Given = {
  run: (intent: Intent) => Promise<SavedArticle>
  onDone: (intent: Intent, article: SavedArticle) => void
  /** Another admin has saved. Rejects where that cannot be read. */
  onStale: () => Promise<void>
  onWrong: (problems: FieldProblems) => void
}

/** Does what buttons say, one at a time, and shows a failure where it can be mended. */
export function useIntent({ run, onDone, onStale, onWrong }: Given) {
  const action = useAction(({ intent }: Asked) => run(intent), {
    onSuccess(article, { intent, dialog }) {
      dialog?.close()
      onDone(intent, article)
    },
    onError({ code, fields }, { dialog }): Promise<void> | undefined {
      const isWrong = code === 'INVALID_INPUT' && !fields['at']
      if (isWrong || code === 'STALE') dialog?.close()
      else if (fields['at']) dialog?.refuse(fields['at'])
      if (isWrong) onWrong(toFormProblems(fields))
      // The fields say it.
      if (isWrong || fields['at']) action.reset()
      // The form says it once both versions are in it.
      return code === 'STALE' ? onStale().then(action.reset, () => undefined) : undefined
    },
  })
  const { error, variables } = action
  const failed: FailedIntent | null = error && { intent: variables.intent, failure: error }
  return { begin: action.mutate, isBusy: action.isPending, failed, forgetFailed: action.reset }
}
