import { findCityByName } from '#db/queries/locations.ts'
import type { Dependencies } from '#server/dependencies.ts'

export type FindCityOptions = { country?: string | undefined; name: string }

/** The id of a city by its typed name, with or without accents; null when there is none. */
export async function findCity({ db }: Pick<Dependencies, 'db'>, options: FindCityOptions) {
  return findCityByName(db, options)
}
