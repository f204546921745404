import { givenName } from '#islands/contact/given-name.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { FoundProfessional } from '#lib/sharing/schemas.ts'
import type { HealthT } from './texts.ts'

/** What a professional is called: their name, or discipline and end of the id. */
export function fullNameOf(
  { professionalId, name, type }: FoundProfessional,
  { healthT }: { healthT: HealthT },
): string {
  return professionalName({ id: professionalId, name, type }, () =>
    healthT(`health.profession.${type}`),
  )
}

/** How a professional is spoken of within a sentence: by the first name. */
export function shortNameOf(professional: FoundProfessional, words: { healthT: HealthT }): string {
  const name = fullNameOf(professional, words)
  return professional.name === null ? name : givenName(name)
}
