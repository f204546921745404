import { findCityByName } from '#db/queries/locations.ts'
import type { Dependencies } from '#server/dependencies.ts'

export type FindCityOptions = { country?: string | undefined; name: string }

/** The id of the city that somebody typed the name of, accents or not; null when there is none. */
export async function findCity({ db }: Pick<Dependencies, 'db'>, options: FindCityOptions) {
  return findCityByName(db, options)
}
