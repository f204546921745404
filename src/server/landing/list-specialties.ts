import { countBySpecialty } from '#db/queries/landing.ts'
import type { SpecialtyCount } from '#lib/landing/landing.ts'
import { landingSpecialties } from '#lib/landing/paths.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The specialities of these professions that somebody has and that have a page, the most people first. */
export async function listSpecialties(
  { db }: Pick<Dependencies, 'db'>,
  { types }: { types: readonly ProfessionalType[] },
): Promise<SpecialtyCount[]> {
  const all = types.flatMap((type) =>
    landingSpecialties(type).map((specialty) => ({ type, specialty })),
  )
  const counted = await countBySpecialty(db, all)
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}
