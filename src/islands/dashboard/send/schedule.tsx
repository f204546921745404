import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { daysBetween } from '#lib/format/days-between.ts'
import { isDate } from '#lib/fields/age.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { firstRepeat, usualEnd, weekdayOf } from '#lib/workspace/builder/weekly.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { idOf } from './ids.ts'
import { dayProblem } from './problem-text.ts'
import type { SendMessages } from './messages.ts'
import type { Work } from './use-sending.ts'

/** Until when it is to be answered, and whether it is sent again every week. */
export function Schedule({ words, work }: { words: SendMessages; work: Work }): ReactNode {
  const t = useT('sendQuestionnaire')
  const locale = useLocale()
  const { sending, problems, change } = work
  const { dueOn, isWeekly, until } = sending
  const today = madridDay()
  // Nobody is reminded on the day on which they were sent it.
  const isReminded = !isDate(dueOn) || daysBetween(today, dueOn) >= 2
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field
        helpBelow
        id={idOf('dueOn')}
        label={t('sendQuestionnaire.due.label')}
        help={isReminded && t('sendQuestionnaire.due.help')}
        error={dayProblem(problems['dueOn'], words)}
      >
        <DateInput
          min={today}
          value={dueOn}
          onChange={(event) => change({ dueOn: event.target.value })}
        />
      </Field>
      <Field
        helpBelow
        label={t('sendQuestionnaire.repeat.label')}
        help={isWeekly && t('sendQuestionnaire.repeat.help')}
      >
        <Select
          value={isWeekly ? 'weekly' : 'once'}
          onChange={(event) => {
            const weekly = event.target.value === 'weekly'
            change({ isWeekly: weekly, until: weekly ? until || usualEnd(today) : until })
          }}
        >
          <option value="once">{t('sendQuestionnaire.repeat.once')}</option>
          <option value="weekly">
            {t('sendQuestionnaire.repeat.weekly', { weekday: weekdayOf(today, locale) })}
          </option>
        </Select>
      </Field>
      {isWeekly && (
        <Field
          required
          id={idOf('repeatUntil')}
          label={t('sendQuestionnaire.repeat.until')}
          error={dayProblem(problems['repeatUntil'], words)}
        >
          <DateInput
            min={firstRepeat(today)}
            value={until}
            onChange={(event) => change({ until: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}
