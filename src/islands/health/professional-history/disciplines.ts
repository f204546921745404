import type { HealthHistory, ProfessionalSection } from '#lib/health/history.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'

export type Discipline = { type: ProfessionalType; section: ProfessionalSection | null }

/** All disciplines: what was written last comes first, what is empty last. */
export function disciplinesOf(history: HealthHistory): Discipline[] {
  const writtenAt = ({ section }: Discipline) => section?.updatedAt ?? ''
  return PROFESSIONAL_TYPES.map((type) => ({
    type,
    section: history[`${type}History`],
  })).toSorted((one, other) => writtenAt(other).localeCompare(writtenAt(one)))
}

/** Whether no professional has written anything. */
export function isEmpty(history: HealthHistory): boolean {
  return (
    history.professionalNotes === null &&
    disciplinesOf(history).every(({ section }) => section === null)
  )
}
