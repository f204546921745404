import { placeNames } from '#db/queries/locations.ts'
import { namesBegun } from '#db/queries/search.ts'
import { begunFrom, nearestTo } from '#lib/search/nearest-words.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** What may be meant by a search that finds nobody, the nearest first: words of our own, of places and of names. */
export async function nearestSearches(
  { db }: Pick<Dependencies, 'db'>,
  q: string,
): Promise<string[]> {
  const known = await Promise.all([placeNames(db), namesBegun(db, begunFrom(q))])
  return nearestTo(q, known.flat())
}
