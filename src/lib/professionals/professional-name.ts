import type { ProfessionalType } from './types.ts'

/**
 * The name that a professional shows under: their own, or the profession and the last four characters of
 * the id for somebody who has set none.
 */
export function professionalName(
  professional: { name: string | null; type: ProfessionalType; id: string },
  t: (key: `professionals.profession.${ProfessionalType}`) => string,
): string {
  const { name, type, id } = professional
  return name ?? `${t(`professionals.profession.${type}`)} ${id.slice(-4)}`
}
