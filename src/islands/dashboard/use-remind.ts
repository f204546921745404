import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { remindClient } from '#lib/workspace/questionnaires-calls.ts'
import { keepFocus } from './keep-focus.ts'

/**
 * Reminds a client of a questionnaire, once.
 *
 * @param focusId the element that takes the focus when the button is gone
 */
export function useRemind(focusId: string) {
  const t = useT('dashboard')
  const { refresh } = useCache()
  const { mutate, isPending } = useChange(remindClient, {
    onSuccess: () => toast.success(t('dashboard.remind.done')),
    onRefreshed: () => keepFocus(focusId),
    onError: async ({ code }) => {
      toast.error(code === 'CONFLICT' ? t('dashboard.remind.twice') : t('dashboard.remind.failed'))
      if (code === 'CONFLICT') await refresh()
      keepFocus(focusId)
    },
  })
  return { remind: (id: QuestionnaireId) => mutate({ params: { id } }), isPending }
}
