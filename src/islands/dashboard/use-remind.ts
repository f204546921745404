import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { remindClient } from '#lib/workspace/questionnaires-calls.ts'
import { toast } from '#stores/toasts.ts'
import type { OnGone } from './use-gone.ts'

export type Reminder = ReturnType<typeof useRemind>

/**
 * Reminds a client of one questionnaire. Each row has its own: another reminder does not take away why this one failed.
 */
export function useRemind(onGone: OnGone) {
  const t = useT('dashboard')
  const { refresh } = useCache()
  const { mutate, isPending, error } = useChange(remindClient, {
    onSuccess: () => toast.success(t('dashboard.remind.done')),
    onError: async (failure, { params: { id } }) => {
      if (failure.code !== 'CONFLICT' && failure.code !== 'NOT_FOUND') return
      await refresh()
      onGone({ id, failure })
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
