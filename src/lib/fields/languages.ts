import * as z from 'zod/mini'
import { LANGUAGE_CODES } from './language-codes.ts'
import { LIST_MAX } from './text-set.ts'
import { setOf } from './set-of.ts'

/** The languages somebody works in, by their codes. */
export const Languages = setOf(z.enum(LANGUAGE_CODES), { max: LIST_MAX })
