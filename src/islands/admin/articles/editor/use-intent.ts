import type { CallFailed } from '#client/data/call-failed.ts'
import { useAction } from '#client/data/use-change.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { toFormProblems, type Intent } from './edit.ts'

/** The dialog that asked for more, which stays open until it is done. */
export type Asking = {
  /** It is done, or the form says what is wrong. */
  close: () => void
  /** @returns whether it could be told there: the dialog may have been closed */
  tell: (failure: CallFailed) => boolean
}
type Asked = { intent: Intent; asking: Asking | undefined }

type Given = {
  run: (intent: Intent) => Promise<SavedArticle>
  onDone: (intent: Intent, article: SavedArticle) => void
  /** Somebody else has saved. */
  onStale: (intent: Intent) => void
  onWrong: (problems: FieldProblems) => void
  /** Whatever has no words of its own. */
  onFailed: (intent: Intent, failure: CallFailed) => void
}

/** Does what buttons say, one at a time, and tells a failure where it can be mended. */
export function useIntent({ run, onDone, onStale, onWrong, onFailed }: Given) {
  const { mutate, isPending } = useAction(({ intent }: Asked) => run(intent), {
    onSuccess(article, { intent, asking }) {
      asking?.close()
      onDone(intent, article)
    },
    onError(failure, { intent, asking }) {
      const { code, fields } = failure
      const isWrong = code === 'INVALID_INPUT' && !fields['at']
      if (isWrong || code === 'STALE') asking?.close()
      if (isWrong) onWrong(toFormProblems(fields))
      else if (code === 'STALE') onStale(intent)
      else if (!asking?.tell(failure)) onFailed(intent, failure)
    },
  })
  return { begin: mutate, isBusy: isPending }
}
