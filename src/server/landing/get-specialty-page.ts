import { landingFacts } from '#db/queries/landing.ts'
import { AppError } from '#lib/http/errors.ts'
import type { LandingFacts } from '#lib/landing/landing.ts'
import { specialtyPath, type LandingSpecialty } from '#lib/landing/paths.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import { LIST_QUERY } from '#lib/professionals/list-query.ts'
import { readSpecialty } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'

export type SpecialtyPage = {
  specialty: LandingSpecialty
  list: ListResponse
  facts: LandingFacts
}

/**
 * The page of a profession with a speciality; or where it is, when the address is written in another way.
 *
 * @param slug from the URL, in any spelling that filters know
 * @throws NOT_FOUND when the profession has no such speciality, or nobody has it
 */
export async function getSpecialtyPage(
  deps: Pick<Dependencies, 'db'>,
  { type, slug }: { type: ProfessionalType; slug: string },
): Promise<SpecialtyPage | { path: string }> {
  const specialty = readSpecialty(type, slug)
  if (!specialty || specialty === 'others') throw new AppError('NOT_FOUND', 'no such speciality')
  const path = specialtyPath(type, specialty)
  if (!path.endsWith(`/${slug}`)) return { path }

  const query = LIST_QUERY[type].parse({ specialization: specialty })
  const [list, facts] = await Promise.all([
    listProfessionals(deps, { query: { ...query, top10: false } }),
    landingFacts(deps.db, query),
  ])
  if (!facts) throw new AppError('NOT_FOUND', 'nobody has it')
  return { specialty, list, facts }
}
