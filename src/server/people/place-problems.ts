import { unknownPlace } from '#db/queries/locations.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A place from a form; only a professional has a modality. */
export type GivenPlace = { country: string | null; city: string | null; modality?: Modality }
export type PlaceProblems = { country?: string; city?: string }

/** Problems of a place: it does not exist, the city is in another country, or half of it is missing. */
export async function placeProblems(
  { db }: Pick<Dependencies, 'db'>,
  { country, city, modality }: GivenPlace,
): Promise<PlaceProblems> {
  if (country === null) return city === null ? {} : { country: 'required' }
  // A professional's country is that of the city: without one it would be lost silently.
  if (city === null && modality !== undefined && modality !== 'online') return { city: 'required' }
  const unknown = await unknownPlace(db, { country, city: city ?? undefined })
  return Object.fromEntries(unknown.map((name) => [name, 'invalid']))
}
