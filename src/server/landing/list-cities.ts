import { countByCity } from '#db/queries/landing.ts'
import type { CityCount } from '#lib/landing/landing.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The cities where most of these professions see people, `limit` for each; none of an empty database. */
export async function listCities(
  { db }: Pick<Dependencies, 'db'>,
  { types, limit }: { types: readonly ProfessionalType[]; limit: number },
): Promise<CityCount[]> {
  return (await Promise.all(types.map((type) => countByCity(db, { type, limit })))).flat()
}
