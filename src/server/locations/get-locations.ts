import { listLocations } from '#db/queries/locations.ts'
import type { Locations } from '#lib/locations/contract.ts'
import type { Deps } from '#server/dependencies.ts'

/** Every place that a select offers, for the file that the build writes. */
export function getLocations({ db }: Deps): Promise<Locations> {
  return listLocations(db)
}
