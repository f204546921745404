import * as z from 'zod/mini'

/** The ids of places by their form; whether we have such a place is the database's to say. */

/** ISO 3166-1 alpha-2, such as `ES`. */
export const CountryId = z.string('invalid').check(z.regex(/^[A-Z]{2}$/, 'invalid'))

/** Country and name as a slug, such as `es-valencia`. */
export const CityId = z.string('invalid').check(z.regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/, 'invalid'))

/** Where somebody is, which nobody has to tell. */
export const PLACE = { country: z.nullable(CountryId), city: z.nullable(CityId) }
