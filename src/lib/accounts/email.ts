import * as z from 'zod/mini'

/**
 * Exactly one address: no list, no name, no line break, so that a mail goes to one recipient. Trimmed and in lower
 * case, as stored.
 */
export const Email = z.pipe(
  z.string('required').check(z.trim(), z.toLowerCase(), z.minLength(1, 'required')),
  z
    .string()
    .check(
      z.maxLength(254, 'too_long'),
      z.regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'invalid_email'),
    ),
)
