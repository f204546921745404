import * as z from 'zod/mini'
import { ageOn, isDate, MINIMUM_AGE, today } from './age.ts'

/** More years than anybody has lived. */
const TOO_OLD = 121

/** `YYYY-MM-DD` of somebody who is old enough for an account. */
export const BirthDate = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || isDate(text), 'invalid_date'),
  z.refine((text) => !isDate(text) || ageOn(text, today()) >= MINIMUM_AGE, 'too_young'),
  z.refine((text) => !isDate(text) || ageOn(text, today()) < TOO_OLD, 'invalid_date'),
)
