import * as z from 'zod/mini'

/**
 * Trimmed text without line breaks or angle brackets, at most `max` characters. Refuses bidirectional control
 * characters, and text without any visible character: neither is a name.
 */
export const Line = (max: number, min = 1) =>
  z.string('required').check(
    z.trim(),
    z.minLength(min, min === 1 ? 'required' : 'too_short'),
    z.maxLength(max, 'too_long'),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]*$/u, 'invalid_characters'),
    z.refine(
      (text) => text === '' || /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text),
      'required',
    ),
  )
