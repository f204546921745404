import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { firstMadridMinute, readMadridMinute } from '#lib/admin/madrid-minute.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { MadridTimeFields } from '../../kit/madrid-time-fields.tsx'
import { IntentFailed } from './intent-failed.tsx'
import type { ArticleState } from './use-article.ts'
import type { FailedIntent } from './use-intent.ts'

const DAY_FIELD = 'article-day'

type Props = { state: ArticleState; open: boolean; onClose: () => void }

/** Day and time of the publication, in Madrid. It stays open until that is set. */
export function ScheduleDialog({ state, open, onClose }: Props): ReactNode {
  const t = useT('adminArticles', 'island')
  const { saved, act, isBusy, forgetFailed } = state
  const failed = state.failed?.intent.to === 'schedule' ? state.failed : null
  const at = saved.state === 'scheduled' ? saved.publishedAt : null
  const forget = () => {
    if (failed) forgetFailed()
  }
  const close = () => {
    forget()
    onClose()
  }
  const schedule = (chosen: string) => act({ to: 'schedule', at: chosen }, onClose)
  const form = useId()
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
          <Button type="submit" form={form} loading={isBusy}>
            {t('adminArticles.schedule.submit')}
          </Button>
        </>
      }
    >
      <Form id={form} {...{ at, failed }} onSchedule={schedule} onStopped={forget} />
    </Dialog>
  )
}

type FormProps = {
  id: string
  /** When it is to be published now; null unless it is scheduled. */
  at: string | null
  failed: FailedIntent | null
  onSchedule: (at: string) => void
  /** Called at a try that a field stops. */
  onStopped: () => void
}

function Form({ id, at, failed, onSchedule, onStopped }: FormProps) {
  const t = useT('adminArticles', 'fields')
  const [minute, setMinute] = useState(() => firstMadridMinute(at))
  const [problem, setProblem] = useState<string>()
  const refused = failed?.failure.fields['at']
  useEffect(() => {
    if (refused) document.getElementById(DAY_FIELD)?.focus()
  }, [refused])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readMadridMinute(minute)
    setProblem(read.problem)
    if (read.problem === undefined) onSchedule(read.at)
    else {
      onStopped()
      document.getElementById(DAY_FIELD)?.focus()
    }
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <MadridTimeFields
        id={DAY_FIELD}
        value={minute}
        onChange={setMinute}
        labels={{ day: t('adminArticles.schedule.day'), time: t('adminArticles.schedule.time') }}
        error={fieldText(t, problem ?? refused)}
      />
      <IntentFailed failed={failed} />
    </form>
  )
}
