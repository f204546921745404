import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { remindClient } from '#lib/workspace/questionnaires-calls.ts'
import { toast } from '#stores/toasts.ts'
import { keepFocus } from './keep-focus.ts'
import type { OnGone } from './use-gone.ts'

export type Reminder = ReturnType<typeof useRemind>

/**
 * Reminds a client of one questionnaire. Each row has its own: another reminder does not take away why this one failed.
 *
 * @param focusId the element that takes the focus when the button is gone
 */
export function useRemind(focusId: string, onGone: OnGone) {
  const t = useT('dashboard')
  const { refresh } = useCache()
  const { mutate, isPending, error } = useChange(remindClient, {
    onSuccess: () => toast.success(t('dashboard.remind.done')),
    onRefreshed: () => keepFocus(focusId),
    onError: async (failure, { params: { id } }) => {
      if (failure.code === 'CONFLICT' || failure.code === 'NOT_FOUND') {
        await refresh()
        onGone({ id, failure })
      }
      keepFocus(focusId)
    },
  })
  return {
    remind: (id: QuestionnaireId) => {
      onGone(null)
      mutate({ params: { id } })
    },
    isBusy: isPending,
    /** Of the last try. */
    failure: error,
  }
}
