import type { HealthHistory } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { shownFlags, type AllowedFields } from '#lib/health/flags.ts'
import type { SharedHistory } from './shared.ts'

const BODY = ['weight', 'height', 'bmi'] as const

/**
 * What a professional would see of a history: for a preview before anything is shared, and for the demo. What is really
 * shared is chosen by the database.
 */
export function projectHistory(
  history: HealthHistory,
  allowed: Partial<AllowedFields>,
  professionalType: ProfessionalType,
): SharedHistory {
  const shown = shownFlags(allowed)
  const { chronicDiseases, pastInjuries, allergiesIntolerances, objectives } = history
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
  }
}
