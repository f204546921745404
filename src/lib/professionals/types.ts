/** The three professions of the marketplace; the value of `professionals.type`. */
export const PROFESSIONAL_TYPES = ['trainer', 'nutritionist', 'physiotherapist'] as const
export type ProfessionalType = (typeof PROFESSIONAL_TYPES)[number]

/**
 * The id of a professional's own row, as it stands in URLs and reviews.
 * Branded, so that it cannot be mistaken for the id of the account behind it.
 */
export type ProfessionalId = string & { readonly __brand: 'ProfessionalId' }

/** The id of an account (`users.id`), as it stands in authorizations. */
export type UserId = string & { readonly __brand: 'UserId' }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text from a URL has the form of an id; says nothing about its existence. */
export function isProfessionalId(text: string): text is ProfessionalId {
  return UUID.test(text)
}

/** Whether a text from outside names one of the three professions. */
export function isProfessionalType(text: unknown): text is ProfessionalType {
  return (PROFESSIONAL_TYPES as readonly unknown[]).includes(text)
}
