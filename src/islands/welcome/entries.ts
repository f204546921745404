import { formatShortDay } from '#lib/format/short-day.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { ContactRequests } from '#lib/contact/schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import type { Questionnaires } from '#lib/questionnaires/schemas.ts'
import { PATHS, questionsPath } from '#lib/site/routes.ts'
import type { Session } from '#lib/timers/history.ts'
import type { SavedResult } from '#lib/tools/saved-results.ts'
import { toolPath, type TimerSlug } from '#lib/tools/tools.ts'

/** Something to go on with: where it leads, what it is, and what one did last. */
export type Entry = { path: string; title: string; text: string }

/** What a person has done, as far as it is known. */
export type Doings = {
  role: Role | undefined
  questionnaires: Questionnaires | undefined
  contacts: ContactRequests | undefined
  session: Session | undefined
  result: SavedResult | undefined
}

/** How many are shown: always as many, so that nothing below them moves. */
export const ENTRIES = 4

const TIMER_OF: Partial<Record<Session['mode'], TimerSlug>> = {
  strength: 'strength-timer',
  breathing: 'breathing',
  meditation: 'meditation',
}

/** What one was doing, what waits first, and then where everybody goes on. */
export function entriesOf(doings: Doings, t: T<'welcome'>, locale: Locale): Entry[] {
  const { questionnaires, contacts, session, result } = doings
  const own = [
    questionnaires && waiting(questionnaires, t),
    contacts && written(contacts, t, locale),
    session && trained(session, t, locale),
    result && saved(result, t, locale),
  ]
  const entries = own.filter((entry) => entry !== undefined)
  return [...entries, ...always(doings.role, t)].slice(0, ENTRIES)
}

function waiting({ items }: Questionnaires, t: T<'welcome'>): Entry | undefined {
  const open = items.filter(({ isOpen }) => isOpen)
  const [first] = open
  return (
    first && {
      path: questionsPath(first.id),
      title: t('welcome.questionnaires', { count: open.length }),
      text: first.title,
    }
  )
}

function written({ items }: ContactRequests, t: T<'welcome'>, locale: Locale): Entry | undefined {
  const [last] = items
  if (last?.box !== 'sent') return undefined
  const name = last.answeredAt ? 'answered' : 'written'
  return {
    path: PATHS.contacts,
    title: last.to.name ?? t('welcome.contact'),
    text: t(`welcome.${name}`, { day: formatShortDay(last.answeredAt ?? last.sentAt, locale) }),
  }
}

const trained = ({ mode, day, seconds }: Session, t: T<'welcome'>, locale: Locale): Entry => ({
  path: toolPath(TIMER_OF[mode] ?? 'timer'),
  title: t('welcome.timer'),
  text: t('welcome.lasted', {
    count: Math.max(1, Math.round(seconds / 60)),
    day: formatShortDay(`${day}T12:00:00Z`, locale),
  }),
})

const saved = ({ tool, at, result }: SavedResult, t: T<'welcome'>, locale: Locale): Entry => ({
  path: toolPath(tool),
  title: t('welcome.result'),
  text: String(result['status'] ?? formatShortDay(at, locale)),
})

/** Where somebody goes on who has done nothing yet. */
function always(role: Role | undefined, t: T<'welcome'>): Entry[] {
  const to = (name: 'dashboard' | 'health' | 'profile' | 'tools' | 'videos'): Entry => ({
    path: PATHS[name],
    title: t(`welcome.to.${name}.title`),
    text: t(`welcome.to.${name}.text`),
  })
  const own = role !== undefined && isProfessionalType(role) ? [to('dashboard')] : []
  return [...own, to('health'), to('tools'), to('profile'), to('videos')]
}
