import type { ReactNode } from 'react'
import { longDay } from '#islands/health/kit/days.ts'
import { ChangeMark } from '#islands/workspace/change-mark.tsx'
import { PriorityBadge } from '#islands/workspace/priority-badge.tsx'
import { formatDate } from '#lib/format/date.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import { weekdayOf } from '#lib/workspace/builder/weekly.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { useBoard } from '../board.tsx'
import { Named } from '../named.tsx'
import { CardActions, type Asked } from './card-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { QuestionnairesT } from './texts.ts'

type Props = {
  t: QuestionnairesT
  questionnaire: SentQuestionnaire
  onAsk: (asked: Asked) => void
}

/** A questionnaire that was sent. It says nothing of what was answered. */
export function QuestionnaireCard({ t, questionnaire, onAsk }: Props): ReactNode {
  const { t: boardT } = useBoard()
  const { title, status, priority, change } = questionnaire
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="me-auto">
          <StatusBadge t={t} status={status} />
        </span>
        {priority && <PriorityBadge t={boardT} priority={priority} />}
      </div>
      <h3 className="text-base leading-tight wrap-anywhere">{title}</h3>
      <p className="wrap-anywhere">
        <Named
          say={(name) => t('dashboardQuestionnaires.client', { name })}
          name={clientName(questionnaire.clientName, boardT)}
        />
      </p>
      {change && <ChangeMark t={boardT} change={change} />}
      <Dates t={t} questionnaire={questionnaire} />
      <CardActions t={t} questionnaire={questionnaire} onAsk={onAsk} />
    </li>
  )
}

function Dates({ t, questionnaire }: Omit<Props, 'onAsk'>) {
  const { locale } = useBoard()
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
