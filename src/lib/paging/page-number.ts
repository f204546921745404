import * as z from 'zod/mini'
import { PAGE } from './read-page.ts'

/** The number of a page in a URL, from 1; the first when it is missing. */
export const PageNumber = z._default(
  z.pipe(z.string('invalid').check(z.regex(PAGE, 'invalid')), z.transform(Number)),
  1,
)
