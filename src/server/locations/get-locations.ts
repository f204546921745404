import { listLocations } from '#db/queries/locations.ts'
import type { Locations } from '#lib/locations/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** Every country and city, for the file that the build writes. */
export function getLocations({ db }: Pick<Dependencies, 'db'>): Promise<Locations> {
  return listLocations(db)
}
