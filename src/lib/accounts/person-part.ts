import * as z from 'zod/mini'
import { BirthDate } from '#lib/fields/birth-date.ts'
import { Choice } from '#lib/fields/choice.ts'
import { Line } from '#lib/fields/line.ts'
import { NAME_MAX } from './basics-part.ts'
import { GENDERS } from './person.ts'

/** What everybody tells of themselves at sign-up, and may take away afterwards. */
export const PERSON = {
  firstName: Line(NAME_MAX),
  lastName: Line(NAME_MAX),
  birthDate: BirthDate,
  gender: Choice(GENDERS),
} as const

/** The same as it is kept. */
export const StoredPerson = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
})
export type StoredPerson = z.infer<typeof StoredPerson>
