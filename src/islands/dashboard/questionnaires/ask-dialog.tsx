import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import * as calls from '#lib/workspace/questionnaires-calls.ts'
import { toast } from '#stores/toasts.ts'
import type { Asked } from './row-actions.tsx'

type Props = { asked: Asked; open: boolean; onClose: () => void }

/** Asks before a questionnaire is withdrawn, or a repetition ended. */
export function AskDialog({ asked, open, onClose }: Props): ReactNode {
  const t = useT('dashboardQuestionnaires', 'workspace')
  const { what, questionnaire } = asked
  const { title, repeat } = questionnaire
  const onSuccess = () => {
    onClose()
    toast.success(t(`dashboardQuestionnaires.ask.${what}.done`))
  }
  const onError = useCache().refresh
  const withdraw = useChange(calls.updateSentQuestionnaire, { onSuccess, onError })
  const stop = useChange(calls.endRepeat, { onSuccess, onError })
  const { error } = what === 'withdraw' ? withdraw : stop
  const isOver = error?.code === 'CONFLICT' || error?.code === 'NOT_FOUND'
  const confirm = () => {
    if (what === 'withdraw') {
      withdraw.mutate({ params: { id: questionnaire.id }, body: { status: 'withdrawn' } })
    } else if (repeat) stop.mutate({ params: { id: repeat.id } })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(`dashboardQuestionnaires.ask.${what}.title`, { title })}
      text={t(`dashboardQuestionnaires.ask.${what}.text`, {
        name: clientName(questionnaire.clientName, t),
      })}
      confirm={isOver ? null : t(`dashboardQuestionnaires.ask.${what}.confirm`)}
      isDanger
      isBusy={withdraw.isPending || stop.isPending}
      problem={
        <ChangeFailed
          failure={error}
          texts={{
            CONFLICT: t(`dashboardQuestionnaires.ask.${what}.conflict`),
            NOT_FOUND: t(`dashboardQuestionnaires.ask.${what}.conflict`),
            other: t(`dashboardQuestionnaires.ask.${what}.failed`),
          }}
        />
      }
      onConfirm={confirm}
    />
  )
}
