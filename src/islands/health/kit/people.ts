import { givenName } from '#lib/format/given-name.ts'
import type { T } from '#lib/i18n/t.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { FoundProfessional } from '#lib/sharing/schemas.ts'

/** What a professional is called: their name, or discipline and end of the id. */
export function fullNameOf(
  { professionalId, name, type }: FoundProfessional,
  { t }: { t: T<'health' | 'healthBands'> },
): string {
  return professionalName({ id: professionalId, name, type }, () => t(`health.profession.${type}`))
}

/** How a professional is spoken of within a sentence: by the first name. */
export function shortNameOf(
  professional: FoundProfessional,
  words: { t: T<'health' | 'healthBands'> },
): string {
  const name = fullNameOf(professional, words)
  return professional.name === null ? name : givenName(name)
}
