import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mutationOf, queryClient } from '#client/query.ts'
import { useT } from '#client/texts/use-t.ts'
import { Problem } from '#islands/health/kit/problem.tsx'
import { clientName } from '#lib/workspace/client-name.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as calls from '#lib/workspace/questionnaires-calls.ts'
import { keepFocus } from '../keep-focus.ts'
import { refreshLists } from '../refresh.ts'
import type { Asked } from './card-actions.tsx'
import { LIST_ID } from './list-id.ts'

type Props = { asked: Asked; open: boolean; onClose: () => void }

/** Asks before a questionnaire is withdrawn, or a repetition ended. */
export function AskDialog({ asked, open, onClose }: Props): ReactNode {
  const t = useT('dashboardQuestionnaires', 'workspace')
  const { what, questionnaire } = asked
  const { title, repeat } = questionnaire
  const onSuccess = async () => {
    onClose()
    toast.success(t(`dashboardQuestionnaires.ask.${what}.done`))
    await refreshLists()
    keepFocus(LIST_ID)
  }
  const onError = () => void refreshLists()
  const withdraw = useMutation(
    { ...mutationOf(calls.updateSentQuestionnaire), onSuccess, onError },
    queryClient,
  )
  const stop = useMutation({ ...mutationOf(calls.endRepeat), onSuccess, onError }, queryClient)
  const { error } = what === 'withdraw' ? withdraw : stop
  const isGone = error?.code === 'CONFLICT' || error?.code === 'NOT_FOUND'
  const confirm = () => {
    if (what === 'withdraw') {
      withdraw.mutate({ params: { id: questionnaire.id }, body: { status: 'withdrawn' } })
    } else if (repeat) stop.mutate({ params: { id: repeat.id } })
  }
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onClose}
      title={t(`dashboardQuestionnaires.ask.${what}.title`, { title })}
      description={t(`dashboardQuestionnaires.ask.${what}.text`, {
        name: clientName(questionnaire.clientName, t),
      })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('workspace.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={withdraw.isPending || stop.isPending}
            disabled={isGone}
            onClick={confirm}
          >
            {t(`dashboardQuestionnaires.ask.${what}.confirm`)}
          </Button>
        </>
      }
    >
      {error && (
        <Problem>
          {t(`dashboardQuestionnaires.ask.${what}.${isGone ? 'conflict' : 'failed'}`)}
        </Problem>
      )}
    </Dialog>
  )
}
