import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { Problem } from '#ui/problem.tsx'
import { firstMadridMinute, readMadridMinute } from '#lib/admin/madrid-minute.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { failureText } from '../../kit/failure-text.ts'
import { MadridTimeFields } from '../../kit/madrid-time-fields.tsx'
import type { Asking } from './use-intent.ts'

const DAY_FIELD = 'article-day'

type Props = {
  /** When it is to be published now; null unless it is scheduled. */
  at: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
  isBusy: boolean
  onSchedule: (at: string, tell: Asking['tell']) => void
}

/** Day and time of the publication, in Madrid. It stays open until that is set. */
export function ScheduleDialog({ onSchedule, isBusy, ...props }: Props): ReactNode {
  const t = useT('adminArticles', 'island')
  const { at, open, onOpenChange } = props
  const form = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('adminArticles.schedule.title')}
      description={t('adminArticles.schedule.text')}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy}>
            {t('adminArticles.schedule.submit')}
          </Button>
        </>
      }
    >
      <Form id={form} {...{ at, open, onSchedule }} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'at' | 'open' | 'onSchedule'> & { id: string }

function Form({ id, at, open, onSchedule }: FormProps) {
  const t = useT('admin', 'adminArticles', 'fields')
  const [minute, setMinute] = useState(() => firstMadridMinute(at))
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const isOpen = useRef(open)
  useEffect(() => {
    isOpen.current = open
  }, [open])
  const refuse = (code: string) => {
    setProblem(code)
    document.getElementById(DAY_FIELD)?.focus()
  }
  const tell = (failed: CallFailed) => {
    const { at: wrong } = failed.fields
    if (wrong) refuse(wrong)
    else setFailure(failureText(t, failed, t('adminArticles.failure.change')))
    return isOpen.current
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setFailure(null)
    const read = readMadridMinute(minute)
    if (read.problem === undefined) onSchedule(read.at, tell)
    else refuse(read.problem)
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <MadridTimeFields
        id={DAY_FIELD}
        value={minute}
        onChange={setMinute}
        labels={{ day: t('adminArticles.schedule.day'), time: t('adminArticles.schedule.time') }}
        error={fieldText(t, problem)}
      />
      <Problem>{failure}</Problem>
    </form>
  )
}
