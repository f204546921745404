import { useId, useState, type ReactNode } from 'react'
import { fieldText } from '#client/form/problem-text.ts'
import { useForm } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { firstMadridMinute } from '#lib/admin/madrid-minute.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { checkMinute } from '../../kit/check-minute.ts'
import { MadridTimeFields } from '../../kit/madrid-time-fields.tsx'
import { IntentFailed } from './intent-failed.tsx'
import type { ArticleState } from './use-article.ts'

type Props = { state: ArticleState; open: boolean; onClose: () => void }

/** Day and time of the publication, in Madrid. It stays open until that is set. */
export function ScheduleDialog({ state, open, onClose }: Props): ReactNode {
  const t = useT('adminArticles', 'island')
  const { isBusy, forgetFailed } = state
  const failed = state.failed?.intent.to === 'schedule' ? state.failed : null
  const forget = () => {
    if (failed) forgetFailed()
  }
  const close = () => {
    forget()
    onClose()
  }
  const id = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('adminArticles.schedule.title')}
      description={t('adminArticles.schedule.text')}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isBusy}>
            {t('adminArticles.schedule.submit')}
          </Button>
        </>
      }
    >
      <TimeForm id={id} state={state} onClose={onClose} onStopped={forget}>
        <IntentFailed failed={failed} />
      </TimeForm>
    </Dialog>
  )
}

type FormProps = {
  id: string
  state: ArticleState
  onClose: () => void
  /** Called at a try that a field stops. */
  onStopped: () => void
  children: ReactNode
}

/** Mounted at each opening, so that it proposes the time that is set, or tomorrow. */
function TimeForm({ id, state, onClose, onStopped, children }: FormProps) {
  const t = useT('adminArticles', 'fields')
  const { stored, act, isBusy } = state
  const [initial] = useState(() =>
    firstMadridMinute(stored.state === 'scheduled' ? stored.publishedAt : null),
  )
  const form = useForm({
    initial,
    check: checkMinute,
    isBusy,
    onSubmit: (at) =>
      act(
        { to: 'schedule', at },
        { close: onClose, refuse: (problem) => void form.show({ day: problem }) },
      ),
    onWrong: onStopped,
  })
  return (
    <form id={id} {...form.props} className="grid gap-4">
      <MadridTimeFields
        form={form}
        labels={{ day: t('adminArticles.schedule.day'), time: t('adminArticles.schedule.time') }}
        error={fieldText(t, form.problems['day'])}
      />
      {children}
    </form>
  )
}
