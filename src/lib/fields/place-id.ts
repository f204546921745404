import * as z from 'zod/mini'

/** The format of place ids; the database checks whether they exist. */

/** ISO 3166-1 alpha-2, such as `ES`. */
export const CountryId = z.string('invalid').check(z.regex(/^[A-Z]{2}$/, 'invalid'))

/** Country and name as a slug, such as `es-valencia`. */
export const CityId = z.string('invalid').check(z.regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/, 'invalid'))

/** A user's place; optional. */
export const PLACE = { country: z.nullable(CountryId), city: z.nullable(CityId) }
