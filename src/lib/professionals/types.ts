import type { ProfessionalId } from '#lib/ids.ts'

/** The three professions of the marketplace; the value of `professionals.type`. */
export const PROFESSIONAL_TYPES = ['trainer', 'nutritionist', 'physiotherapist'] as const
export type ProfessionalType = (typeof PROFESSIONAL_TYPES)[number]

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text from a URL has the form of an id; says nothing about its existence. */
export function isProfessionalId(text: string): text is ProfessionalId {
  return UUID.test(text)
}

/** Whether a text from outside names one of the three professions. */
export function isProfessionalType(text: unknown): text is ProfessionalType {
  return (PROFESSIONAL_TYPES as readonly unknown[]).includes(text)
}
