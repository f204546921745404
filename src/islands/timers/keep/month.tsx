import type { Locale } from '#lib/i18n/locales.ts'
import { addMonths, monthGrid } from '#lib/timers/calendar.ts'
import type { Day } from '#lib/timers/days.ts'
import type { Session } from '#lib/timers/history.ts'
import { totalOf } from '#lib/timers/streaks.ts'
import { monthName, weekdays } from './dates.ts'
import { spentText } from './spent.ts'
import type { KeepT } from './texts.ts'

type Props = {
  t: KeepT
  locale: Locale
  /** Any day of the month that is shown. */
  shown: Day
  today: Day
  sessions: readonly Session[]
  onShow: (month: Day) => void
}

/** A month as a table; days with a workout are filled, and say what was done. */
export function Month({ t, locale, shown, today, sessions, onShow }: Props) {
  const name = monthName(shown, locale)
  const isNow = addMonths(shown, 0) === addMonths(today, 0)
  const move = (months: number) => onShow(addMonths(shown, months))
  return (
    <div className="keep-month">
      <div className="keep-month-head">
        <button
          type="button"
          className="keep-icon"
          aria-label={t('timers.keep.history.before')}
          onClick={() => move(-1)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m14.5 5-7 7 7 7" />
          </svg>
        </button>
        <p role="status">{name}</p>
        <button
          type="button"
          className="keep-icon"
          aria-label={t('timers.keep.history.after')}
          aria-disabled={isNow}
          onClick={() => !isNow && move(1)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m9.5 5 7 7-7 7" />
          </svg>
        </button>
      </div>
      <table>
        <caption className="sr-only">{t('timers.keep.history.caption', { month: name })}</caption>
        <thead>
          <tr>
            {weekdays(locale).map((weekday) => (
              <th key={weekday.name} scope="col">
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
                // The days of other months have no name of their own.
                <DayCell key={day ?? nth} t={t} day={day} today={today} sessions={sessions} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = Pick<Props, 't' | 'today' | 'sessions'> & { day: Day | null }

function DayCell({ t, day, today, sessions }: CellProps) {
  if (day === null) return <td />
  const done = sessions.filter((session) => session.day === day)
  return (
    <td
      {...(done.length > 0 && { 'data-done': '' })}
      {...(day === today && { 'aria-current': 'date' as const })}
    >
      <span>{Number(day.slice(8))}</span>
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
