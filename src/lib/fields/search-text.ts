import * as z from 'zod/mini'

/** What somebody types into the search of a list, of 2 to 80 characters. */
export const SearchText = z.string('invalid').check(
  z.trim(),
  z.minLength(2, 'invalid'),
  z.maxLength(80, 'invalid'),
  // Postgres refuses the NUL character in any text.
  z.refine((text) => !text.includes('\0'), 'invalid'),
)
