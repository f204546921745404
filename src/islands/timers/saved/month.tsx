import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { addMonths, monthGrid } from '#lib/timers/calendar.ts'
import type { Day } from '#lib/timers/days.ts'
import type { Session } from '#lib/timers/history.ts'
import { totalOf } from '#lib/timers/streaks.ts'
import { monthName, weekdays } from './dates.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from './icon-button.tsx'
import { spentText } from './spent.ts'

type Props = {
  /** Any day of the displayed month. */
  shown: Day
  today: Day
  sessions: readonly Session[]
  onShow: (month: Day) => void
}

/** A month as a table; days with a workout are filled, and describe it. */
export function Month({ shown, today, sessions, onShow }: Props) {
  const t = useT('timers')
  const locale = useLocale()
  const name = monthName(shown, locale)
  const isNow = addMonths(shown, 0) === addMonths(today, 0)
  const move = (months: number) => onShow(addMonths(shown, months))
  return (
    <div>
      <div className="flex items-center justify-between font-medium">
        <IconButton
          icon={ChevronLeft}
          aria-label={t('timers.keep.history.before')}
          onClick={() => move(-1)}
        />
        <p role="status" className="first-letter:uppercase">
          {name}
        </p>
        <IconButton
          icon={ChevronRight}
          aria-label={t('timers.keep.history.after')}
          aria-disabled={isNow}
          onClick={() => !isNow && move(1)}
        />
      </div>
      <table className="w-full table-fixed text-center tabular">
        <caption className="sr-only">{t('timers.keep.history.caption', { month: name })}</caption>
        <thead>
          <tr>
            {weekdays(locale).map((weekday) => (
              <th key={weekday.name} scope="col" className="text-xs font-medium text-ink-soft">
                <span aria-hidden="true">{weekday.letter}</span>
                <span className="sr-only">{weekday.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(shown).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, nth) => (
                // Cells outside of the month have no date, so they are keyed by index.
                <DayCell key={day ?? nth} day={day} today={today} sessions={sessions} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = Pick<Props, 'today' | 'sessions'> & { day: Day | null }

function DayCell({ day, today, sessions }: CellProps) {
  const t = useT('timers')
  if (day === null) return <td />
  const done = sessions.filter((session) => session.day === day)
  const isToday = day === today
  const mark = cx(
    'mx-auto grid size-9 place-items-center rounded-full',
    isToday && 'border-2 border-pine',
    done.length > 0 && 'bg-citrus font-medium text-on-citrus',
  )
  return (
    <td className="h-11" {...(isToday && { 'aria-current': 'date' as const })}>
      <span className={mark}>{Number(day.slice(8))}</span>
      {done.length > 0 && (
        <span className="sr-only">
          {t('timers.keep.history.done', {
            count: done.length,
            time: spentText(totalOf(done), t),
          })}
        </span>
      )}
    </td>
  )
}
