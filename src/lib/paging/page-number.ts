import * as z from 'zod/mini'

/** The number of a page in a URL, from 1; the first when it is missing. */
export const PageNumber = z._default(
  z.pipe(z.string('invalid').check(z.regex(/^[1-9]\d{0,5}$/, 'invalid')), z.transform(Number)),
  1,
)
