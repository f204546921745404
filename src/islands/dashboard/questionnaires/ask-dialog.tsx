import type { ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import { Problem } from '#ui/problem.tsx'
import { clientName } from '#lib/workspace/client-name.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as calls from '#lib/workspace/questionnaires-calls.ts'
import { keepFocus } from '../keep-focus.ts'
import type { Asked } from './card-actions.tsx'
import { LIST_ID } from './list-id.ts'

type Props = { asked: Asked; open: boolean; onClose: () => void }

/** Asks before a questionnaire is withdrawn, or a repetition ended. */
export function AskDialog({ asked, open, onClose }: Props): ReactNode {
  const t = useT('dashboardQuestionnaires', 'island', 'workspace')
  const { what, questionnaire } = asked
  const { title, repeat } = questionnaire
  const onSuccess = () => {
    onClose()
    toast.success(t(`dashboardQuestionnaires.ask.${what}.done`))
  }
  const onRefreshed = () => keepFocus(LIST_ID)
  const onError = useCache().refresh
  const withdraw = useChange(calls.updateSentQuestionnaire, { onSuccess, onRefreshed, onError })
  const stop = useChange(calls.endRepeat, { onSuccess, onRefreshed, onError })
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
            {t('island.cancel')}
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
