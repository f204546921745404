import * as z from 'zod/mini'
import { BirthDate } from '#lib/fields/birth-date.ts'
import { Choice } from '#lib/fields/choice.ts'
import { Line } from '#lib/fields/line.ts'
import { NAME_MAX } from './basics-part.ts'
import { GENDERS } from './person.ts'

/** Personal fields that sign-up requires and the profile lets users clear. */
export const PERSON = {
  firstName: Line(NAME_MAX),
  lastName: Line(NAME_MAX),
  birthDate: BirthDate,
  gender: Choice(GENDERS),
} as const

/** The stored form. */
export const StoredPerson = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
})
export type StoredPerson = z.infer<typeof StoredPerson>
