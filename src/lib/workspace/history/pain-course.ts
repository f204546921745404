import type { HistoryVersion, ProfessionalSection } from '#lib/health/history.ts'
import { localDay } from '#lib/timers/days.ts'
import { isPain } from './form.ts'

/** The pain of a day. */
export type PainPoint = { day: string; level: number }

/** More days would be a blur. */
const DAYS_MAX = 12

/**
 * The pain that each version states, oldest first: of a day that has several the last, and the latest days alone. Versions
 * without one are left out.
 *
 * @param versions earlier texts of a section, in any order
 * @param now the section as it is stored
 */
export function painCourse(
  versions: readonly HistoryVersion[],
  now: ProfessionalSection,
): PainPoint[] {
  const all = [...versions, { ...now, writtenAt: now.updatedAt }].toSorted(
    (one, other) => one.version - other.version,
  )
  const byDay = new Map<string, number>()
  for (const { content, writtenAt } of all) {
    const level = content['pain_level']
    if (isPain(level)) byDay.set(localDay(new Date(writtenAt)), level)
  }
  return [...byDay].map(([day, level]) => ({ day, level })).slice(-DAYS_MAX)
}
