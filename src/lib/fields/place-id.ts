import * as z from 'zod/mini'
import { CITY_ID, COUNTRY_ID } from './place-grammar.ts'

/** The ids of places by their form; whether we have such a place is the database's to say. */
export const CountryId = z.string('invalid').check(z.regex(COUNTRY_ID, 'invalid'))
export const CityId = z.string('invalid').check(z.regex(CITY_ID, 'invalid'))

/** Where somebody is, which nobody has to tell. */
export const PLACE = { country: z.nullable(CountryId), city: z.nullable(CityId) }
