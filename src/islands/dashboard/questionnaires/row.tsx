import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { shortDate } from '#client/health/days.ts'
import { moveText } from '#client/workspace/fact-text.ts'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { madridDay } from '#lib/format/madrid-day.ts'
import { weekdayOf } from '#lib/workspace/builder/weekly.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { ListedQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { cx } from '#ui/cx.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Named } from '../named.tsx'
import type { OnGone } from '../use-gone.ts'
import { RowActions, type Asked } from './row-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import './row.css'

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
  const isUnread = status === 'completed' && (priority !== null || move)
  return (
    <li className={cx('questionnaire-row', isUnread && 'is-unread')}>
      <div className="state">
        <StatusBadge status={status} />
      </div>
      <div className="title min-w-0">
        <h3 className="font-sans text-base leading-snug font-medium tracking-normal wrap-anywhere">
          {title}
        </h3>
        <Repeat questionnaire={questionnaire} />
      </div>
      <p className="who flex min-w-0 items-center gap-2 text-sm leading-tight wrap-anywhere">
        <Portrait name={questionnaire.clientName} src={avatarUrl} size={28} />
        <span className="min-w-0">
          <Named
            say={(name) => t('dashboardQuestionnaires.client', { name })}
            name={clientName(questionnaire.clientName, t)}
          />
        </span>
      </p>
      <div className="result">
        {priority === 'high' || priority === 'attention' || !move ? (
          priority && <PriorityBadge priority={priority}>{move}</PriorityBadge>
        ) : (
          <span className="text-sm text-ink-soft tabular">{move}</span>
        )}
      </div>
      <Dates questionnaire={questionnaire} />
      <RowActions questionnaire={questionnaire} onGone={onGone} onAsk={onAsk} />
    </li>
  )
}

type OneProps = Pick<Props, 'questionnaire'>

function Repeat({ questionnaire: { repeat } }: OneProps) {
  const t = useT('dashboardQuestionnaires')
  const locale = useLocale()
  return (
    repeat && (
      <p className="text-xs text-ink-soft">
        {t('dashboardQuestionnaires.repeats', {
          weekday: weekdayOf(repeat.nextOn, locale),
          date: shortDate(repeat.until, locale),
        })}
      </p>
    )
  )
}

function Dates({ questionnaire }: OneProps) {
  const t = useT('dashboardQuestionnaires')
  const locale = useLocale()
  const { status, sentAt, completedAt, dueOn, remindedAt } = questionnaire
  const day = (iso: string) => shortDate(madridDay(new Date(iso)), locale)
  const isPending = status === 'pending'
  // What matters most first: a narrow row has room for one.
  const [first, ...others] = [
    isPending && dueOn && t('dashboardQuestionnaires.due', { date: shortDate(dueOn, locale) }),
    isPending && remindedAt && t('dashboardQuestionnaires.reminded', { date: day(remindedAt) }),
    completedAt && t('dashboardQuestionnaires.completed', { date: day(completedAt) }),
    t('dashboardQuestionnaires.sent', { date: day(sentAt) }),
  ].filter((line) => line !== null && line !== false)
  return (
    <p className="dates text-xs text-ink-soft">
      <span className="block">{first}</span>
      {others.map((line) => (
        <span key={line} className="block max-xl:sr-only">
          {line}
        </span>
      ))}
    </p>
  )
}
