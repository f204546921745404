import { useMutation } from '@tanstack/react-query'
import { useT } from '#client/texts/use-t.ts'
import { mutationOf, queryClient } from '#client/query.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import { toast } from '#stores/toasts.ts'
import { remindClient } from '#lib/workspace/questionnaires-calls.ts'
import { keepFocus } from './keep-focus.ts'
import { refreshLists } from './refresh.ts'

/**
 * Reminds a client of a questionnaire, once.
 *
 * @param focusId the element that takes the focus when the button is gone
 */
export function useRemind(focusId: string) {
  const t = useT('dashboard')
  const { mutate, isPending } = useMutation(
    {
      ...mutationOf(remindClient),
      onSuccess: async () => {
        toast.success(t('dashboard.remind.done'))
        await refreshLists()
        keepFocus(focusId)
      },
      onError: async ({ code }) => {
        toast.error(
          code === 'CONFLICT' ? t('dashboard.remind.twice') : t('dashboard.remind.failed'),
        )
        if (code === 'CONFLICT') await refreshLists()
        keepFocus(focusId)
      },
    },
    queryClient,
  )
  return { remind: (id: QuestionnaireId) => mutate({ params: { id } }), isPending }
}
