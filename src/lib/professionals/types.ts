/** The three professions of the marketplace; the value of `professionals.type`. */
export const PROFESSIONAL_TYPES = ['trainer', 'nutritionist', 'physiotherapist'] as const
export type ProfessionalType = (typeof PROFESSIONAL_TYPES)[number]

/** Whether a text from outside names one of the three professions. */
export function isProfessionalType(text: unknown): text is ProfessionalType {
  return (PROFESSIONAL_TYPES as readonly unknown[]).includes(text)
}
