import { unknownPlace } from '#db/queries/locations.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A place as forms give it; only a professional has a way to work. */
export type GivenPlace = { country: string | null; city: string | null; modality?: Modality }
export type PlaceProblems = { country?: string; city?: string }

/** What is wrong with a place: it does not exist, the city is of another country, or half of it is missing. */
export async function placeProblems(
  { db }: Pick<Dependencies, 'db'>,
  { country, city, modality }: GivenPlace,
): Promise<PlaceProblems> {
  if (country === null) return city === null ? {} : { country: 'required' }
  // The country of a professional is that of the city: alone it would be lost without a word.
  if (city === null && modality !== undefined && modality !== 'online') return { city: 'required' }
  const unknown = await unknownPlace(db, { country, city: city ?? undefined })
  return Object.fromEntries(unknown.map((name) => [name, 'invalid']))
}
