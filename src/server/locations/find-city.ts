import { findCityByName } from '#db/queries/locations.ts'
import type { Deps } from '#server/dependencies.ts'

export type FindCityOptions = { country?: string | undefined; name: string }

/** The id of the city that somebody typed the name of, accents or not; null when there is none. */
export async function findCity({ db }: Deps, options: FindCityOptions) {
  return findCityByName(db, options)
}
