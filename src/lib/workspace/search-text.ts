import * as z from 'zod/mini'

/** What somebody types to find a name or a title; nothing by default. */
export const SearchText = z._default(
  z
    .string('invalid')
    .check(z.trim(), z.maxLength(100, 'too_long'), z.regex(/^[^\p{Cc}]*$/u, 'invalid_characters')),
  '',
)
