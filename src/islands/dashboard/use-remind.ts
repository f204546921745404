import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { remindClient } from '#lib/workspace/questionnaires-calls.ts'
import { toast } from '#stores/toasts.ts'
import { keepFocus } from './keep-focus.ts'

export type Reminder = ReturnType<typeof useRemind>

/**
 * Reminds clients of the questionnaires of a list, each once.
 *
 * @param focusId the element that takes the focus when the button is gone
 */
export function useRemind(focusId: string) {
  const t = useT('dashboard')
  const { refresh } = useCache()
  const { mutate, isPending, error, variables } = useChange(remindClient, {
    onSuccess: () => toast.success(t('dashboard.remind.done')),
    onRefreshed: () => keepFocus(focusId),
    onError: async ({ code }) => {
      if (code === 'CONFLICT' || code === 'NOT_FOUND') await refresh()
      keepFocus(focusId)
    },
  })
  const reminded = variables?.params.id
  return {
    remind: (id: QuestionnaireId) => mutate({ params: { id } }),
    isBusy: (id: QuestionnaireId) => isPending && id === reminded,
    /** Of the last try. */
    failure: error,
    failureOf: (id: QuestionnaireId) => (id === reminded ? error : null),
  }
}
