import { BirthDate } from '#lib/fields/birth-date.ts'
import { Choice } from '#lib/fields/choice.ts'
import { Line } from '#lib/fields/line.ts'
import { GENDERS } from './person.ts'

export const NAME_MAX = 100

/** What everybody tells of themselves. */
export const PERSON = {
  firstName: Line(NAME_MAX),
  lastName: Line(NAME_MAX),
  birthDate: BirthDate,
  gender: Choice(GENDERS),
} as const
