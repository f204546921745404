import { useState } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { localDay } from '#lib/timers/days.ts'
import type { Session } from '#lib/timers/history.ts'
import { streaks, totalOf } from '#lib/timers/streaks.ts'
import { $history } from '#stores/timers/history.ts'
import { dayName } from './dates.ts'
import { Forget } from './forget.tsx'
import { Month } from './month.tsx'
import { spentText } from './spent.ts'

const SHOWN_SESSIONS = 10

/** The completed workouts in this browser: streak, calendar, and the list of a month. */
export function History() {
  const t = useT('timers')
  const sessions = useStored($history)
  const today = localDay(new Date())
  const [shown, setShown] = useState(today)
  const inMonth = sessions.filter(({ day }) => day.slice(0, 7) === shown.slice(0, 7))
  if (sessions.length === 0) {
    return <p className="text-sm text-ink-soft">{t('timers.keep.history.empty')}</p>
  }
  return (
    <>
      <Figures sessions={sessions} today={today} />
      <div className="grid gap-5 md:grid-cols-2">
        <Month shown={shown} today={today} sessions={inMonth} onShow={setShown} />
        <Sessions sessions={inMonth} />
      </div>
      <Forget count={sessions.length} />
      <p className="text-sm text-ink-soft">{t('timers.keep.here')}</p>
    </>
  )
}

function Figures({ sessions, today }: { sessions: readonly Session[]; today: string }) {
  const t = useT('timers')
  const { current, longest } = streaks(sessions, today)
  const figures = [
    [t('timers.keep.history.streak'), t('timers.keep.history.days', { count: current })],
    [t('timers.keep.history.longest'), t('timers.keep.history.days', { count: longest })],
    [t('timers.keep.history.total'), spentText(totalOf(sessions), t)],
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
      {figures.map(([name, value]) => (
        <div key={name} className="rounded-control bg-surface-2 px-3 py-2.5">
          <dt className="text-xs text-ink-soft">{name}</dt>
          <dd className="font-display text-lg leading-tight font-heading">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useT('timers')
  const locale = useLocale()
  if (sessions.length === 0)
    return <p className="text-sm text-ink-soft">{t('timers.keep.history.none')}</p>
  const newest = sessions.toReversed().slice(0, SHOWN_SESSIONS)
  const more = sessions.length - newest.length
  return (
    <div className="grid content-start gap-2">
      <p>
        {t('timers.keep.history.month', {
          count: sessions.length,
          time: spentText(totalOf(sessions), t),
        })}
      </p>
      <ul>
        {newest.map(({ day, time, mode, seconds }, nth) => (
          <li
            key={sessions.length - nth}
            className="grid grid-cols-[1fr_auto] border-t border-line py-1.5"
          >
            <span>{t(`timers.keep.mode.${mode}`)}</span>
            <span>{spentText(seconds, t)}</span>
            <time className="text-sm text-ink-soft" dateTime={`${day}T${time}`}>
              {dayName(day, locale)}, {time}
            </time>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-ink-soft">{t('timers.keep.history.more', { count: more })}</p>
      )}
    </div>
  )
}
