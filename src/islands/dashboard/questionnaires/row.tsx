import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { longDay } from '#client/health/days.ts'
import { moveText } from '#client/workspace/fact-text.ts'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { madridDay } from '#lib/format/madrid-day.ts'
import { weekdayOf } from '#lib/workspace/builder/weekly.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { ListedQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Named } from '../named.tsx'
import type { OnGone } from '../use-gone.ts'
import { RowActions, type Asked } from './row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = {
  questionnaire: ListedQuestionnaire
  onGone: OnGone
  onAsk: (asked: Asked) => void
}

/** A questionnaire that was sent, as a row, and what its answers state. */
export function QuestionnaireRow({ questionnaire, onGone, onAsk }: Props): ReactNode {
  const t = useT('dashboardQuestionnaires', 'workspace')
  const { title, status, priority, fact, avatarUrl } = questionnaire
  const move = fact?.scale && moveText(fact.scale)
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5 lg:grid-cols-[8rem_minmax(0,5fr)_minmax(0,3fr)_11rem_14rem]">
      <div className="max-lg:col-start-2 max-lg:row-start-1 max-lg:self-start lg:justify-self-start">
        <StatusBadge status={status} />
      </div>
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug font-medium tracking-normal wrap-anywhere">
          {title}
        </h3>
        <Dates questionnaire={questionnaire} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 max-lg:col-span-2 lg:contents">
        <p className="flex min-w-0 items-center gap-2.5 wrap-anywhere">
          <Portrait name={questionnaire.clientName} src={avatarUrl} size={28} />
          <span className="min-w-0">
            <Named
              say={(name) => t('dashboardQuestionnaires.client', { name })}
              name={clientName(questionnaire.clientName, t)}
            />
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-1.5">
          {priority === 'high' || priority === 'attention' || !move ? (
            priority && <PriorityBadge priority={priority}>{move}</PriorityBadge>
          ) : (
            <span className="text-sm text-ink-soft tabular">{move}</span>
          )}
        </div>
      </div>
      <RowActions questionnaire={questionnaire} onGone={onGone} onAsk={onAsk} />
    </li>
  )
}

function Dates({ questionnaire }: Pick<Props, 'questionnaire'>) {
  const t = useT('dashboardQuestionnaires')
  const locale = useLocale()
  const { status, sentAt, completedAt, dueOn, remindedAt, repeat } = questionnaire
  const day = (iso: string) => longDay(madridDay(new Date(iso)), locale, madridDay())
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
  return <p className="text-sm text-ink-soft">{lines.filter(Boolean).join(' · ')}</p>
}
