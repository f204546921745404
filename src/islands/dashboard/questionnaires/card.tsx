import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { longDay } from '#client/health/days.ts'
import { ChangeMark } from '#client/workspace/change-mark.tsx'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { formatDate } from '#lib/format/date.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { weekdayOf } from '#lib/workspace/builder/weekly.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { Named } from '../named.tsx'
import type { OnGone } from '../use-gone.ts'
import { CardActions, type Asked } from './card-actions.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = {
  questionnaire: SentQuestionnaire
  onGone: OnGone
  onAsk: (asked: Asked) => void
}

/** A questionnaire that was sent. It says nothing of what was answered. */
export function QuestionnaireCard({ questionnaire, onGone, onAsk }: Props): ReactNode {
  const t = useT('dashboardQuestionnaires', 'workspace')
  const { title, status, priority, change } = questionnaire
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="me-auto">
          <StatusBadge status={status} />
        </span>
        {priority && <PriorityBadge priority={priority} />}
      </div>
      <h3 className="text-base leading-tight wrap-anywhere">{title}</h3>
      <p className="wrap-anywhere">
        <Named
          say={(name) => t('dashboardQuestionnaires.client', { name })}
          name={clientName(questionnaire.clientName, t)}
        />
      </p>
      {change && <ChangeMark change={change} />}
      <Dates questionnaire={questionnaire} />
      <CardActions questionnaire={questionnaire} onGone={onGone} onAsk={onAsk} />
    </li>
  )
}

function Dates({ questionnaire }: Pick<Props, 'questionnaire'>) {
  const t = useT('dashboardQuestionnaires')
  const locale = useLocale()
  const { status, sentAt, completedAt, dueOn, remindedAt, repeat } = questionnaire
  const day = (iso: string) => formatDate(iso, locale)
  const lines = [
    t('dashboardQuestionnaires.sent', { date: day(sentAt) }),
    completedAt && t('dashboardQuestionnaires.completed', { date: day(completedAt) }),
    dueOn &&
      status === 'pending' &&
      t('dashboardQuestionnaires.due', { date: longDay(dueOn, locale, madridDay()) }),
    remindedAt &&
      status === 'pending' &&
      t('dashboardQuestionnaires.reminded', { date: day(remindedAt) }),
    repeat &&
      t('dashboardQuestionnaires.repeats', {
        weekday: weekdayOf(repeat.nextOn, locale),
        date: longDay(repeat.until, locale, madridDay()),
      }),
  ]
  return (
    <ul className="text-sm text-ink-soft">
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  )
}
