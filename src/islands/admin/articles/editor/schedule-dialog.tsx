import { useState, type ReactNode, type SubmitEvent } from 'react'
import { fieldText } from '#client/field-text.ts'
import { fromMadrid } from '#lib/format/from-madrid.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { madridTime } from '#lib/format/madrid-time.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFrame } from '../../frame-context.ts'
import type { ArticlesT } from '../texts.ts'

const FORM = 'article-schedule'
const DAY = 86_400_000

type Props = {
  t: ArticlesT
  /** When it is to be published now; null unless it is scheduled. */
  at: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onSchedule: (at: string) => void
}

/** Day and time of the publication, in Madrid. */
export function ScheduleDialog({ t, at, open, onOpenChange, onSchedule }: Props): ReactNode {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('adminArticles.schedule.title')}
      description={t('adminArticles.schedule.text')}
      closeLabel={t('adminArticles.close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('adminArticles.cancel')}
          </Button>
          <Button type="submit" form={FORM}>
            {t('adminArticles.schedule.submit')}
          </Button>
        </>
      }
    >
      <Form t={t} at={at} onSchedule={onSchedule} />
    </Dialog>
  )
}

/** Tomorrow in the morning, unless a time is set. */
function firstOf(at: string | null) {
  const time = new Date(at ?? Date.now() + DAY)
  return { day: madridDay(time), time: at ? madridTime(time) : '09:00' }
}

function Form({ t, at, onSchedule }: Pick<Props, 't' | 'at' | 'onSchedule'>) {
  const { t: frameT } = useFrame()
  const [wall, setWall] = useState(() => firstOf(at))
  const [problem, setProblem] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const instant = fromMadrid(wall.day, wall.time)
    const isPast = instant !== null && Date.parse(instant) <= Date.now()
    const wrong = instant ? (isPast ? 'in_past' : undefined) : 'required'
    setProblem(wrong)
    if (instant && !wrong) onSchedule(instant)
    else document.getElementById('article-day')?.focus()
  }
  return (
    <form id={FORM} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field
        id="article-day"
        label={t('adminArticles.schedule.day')}
        error={fieldText(frameT, problem)}
        required
      >
        <DateInput
          value={wall.day}
          min={madridDay()}
          onChange={({ target }) => setWall({ ...wall, day: target.value })}
        />
      </Field>
      <Field label={t('adminArticles.schedule.time')} required>
        <TextInput
          type="time"
          value={wall.time}
          onChange={({ target }) => setWall({ ...wall, time: target.value })}
        />
      </Field>
    </form>
  )
}
