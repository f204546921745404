import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'

/** `id` is ISO 3166-1 alpha-2 (`ES`); `name` is Spanish, screens use `Intl.DisplayNames`. */
export const countries = pgTable('countries', {
  id: text().primaryKey(),
  name: text().notNull(),
})

/** A province, region or state; `id` is ISO 3166-2 (`ES-V`). */
export const states = pgTable(
  'states',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    countryId: text()
      .notNull()
      .references(() => countries.id),
  },
  (t) => [index('states_country').on(t.countryId)],
)

/**
 * `id` is the country and the name as a slug (`es-valencia`): readable and permanent in shared links. The coordinates
 * are degrees of WGS 84, to two decimals (about a kilometre).
 */
export const cities = pgTable(
  'cities',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    stateId: text()
      .notNull()
      .references(() => states.id),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (t) => [index('cities_state').on(t.stateId)],
)
