import type { ProfessionalType } from './types.ts'

/**
 * The display name of a professional: their own, or the profession and the last four characters of the id when none is
 * set.
 */
export function professionalName(
  professional: { name: string | null; type: ProfessionalType; id: string },
  t: (key: `professionals.profession.${ProfessionalType}`) => string,
): string {
  const { name, type, id } = professional
  return name ?? `${t(`professionals.profession.${type}`)} ${id.slice(-4)}`
}
