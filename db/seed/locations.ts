import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { cities, countries, states } from '#db/schema/index.ts'
import COORDINATES from './data/city-coordinates.json' with { type: 'json' }
import { CITIES_OF_AMERICA } from './data/cities-of-america.ts'
import { CITIES_OF_NEIGHBOURS } from './data/cities-of-neighbours.ts'
import { CITIES_OF_SPAIN } from './data/cities-of-spain.ts'
import { placesOf } from './data/place-rows.ts'

export const PLACES = placesOf(
  [...CITIES_OF_SPAIN, ...CITIES_OF_AMERICA, ...CITIES_OF_NEIGHBOURS],
  COORDINATES,
)

/**
 * Upserts the countries, regions and cities. Idempotent: existing rows are corrected, unchanged ones are not written,
 * and none is deleted, since professionals may refer to them.
 */
export async function seedLocations(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(countries)
      .values(PLACES.countries)
      .onConflictDoUpdate({
        target: countries.id,
        set: { name: sql`excluded.name` },
        setWhere: sql`${countries.name} <> excluded.name`,
      })
    await tx
      .insert(states)
      .values(PLACES.states)
      .onConflictDoUpdate({
        target: states.id,
        set: { name: sql`excluded.name`, countryId: sql`excluded.country_id` },
        setWhere: sql`(${states.name}, ${states.countryId}) is distinct from (excluded.name, excluded.country_id)`,
      })
    await tx
      .insert(cities)
      .values(PLACES.cities)
      .onConflictDoUpdate({
        target: cities.id,
        set: {
          name: sql`excluded.name`,
          stateId: sql`excluded.state_id`,
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
        },
        setWhere: sql`(${cities.name}, ${cities.stateId}, ${cities.latitude}, ${cities.longitude})
          is distinct from (excluded.name, excluded.state_id, excluded.latitude, excluded.longitude)`,
      })
  })
}
