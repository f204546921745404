import type { HealthHistory, HistoryVersion } from '#lib/health/history.ts'
import type { Section } from '#lib/health/sections.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { shownFlags, type AllowedFields } from '#lib/health/flags.ts'
import { EARLIER_MAX } from './earlier-max.ts'
import type { SharedHistory } from './shared.ts'

const BODY = ['weight', 'height', 'bmi'] as const

/**
 * What a professional would see of a history: for a preview before anything is shared, and for the demo. What is really
 * shared is chosen by the database.
 *
 * @param versions earlier ones, newest first, as far as they were read
 */
export function projectHistory(
  history: HealthHistory,
  allowed: Partial<AllowedFields>,
  professionalType: ProfessionalType,
  versions: readonly HistoryVersion[] = [],
): SharedHistory {
  const shown = shownFlags(allowed)
  const { chronicDiseases, pastInjuries, allergiesIntolerances, objectives } = history
  const earlierOf = (name: Section) =>
    versions
      .filter(({ section }) => section === name)
      .slice(0, EARLIER_MAX)
      .map(({ version, writtenAt, writtenByName }) => ({ version, writtenAt, writtenByName }))
  return {
    shown,
    clientName: history.fullName,
    professionalType,
    age: history.age,
    gender: history.gender,
    body: Object.fromEntries(
      BODY.filter((name) => shown.includes(name)).map((name) => [name, history[name]]),
    ),
    basics:
      history.version === 0
        ? null
        : { chronicDiseases, pastInjuries, allergiesIntolerances, objectives },
    discipline: history[`${professionalType}History`],
    notes: history.professionalNotes,
    earlier: { discipline: earlierOf(professionalType), notes: earlierOf('notes') },
  }
}
