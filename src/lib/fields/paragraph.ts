import * as z from 'zod/mini'

/** Trimmed text of several lines, `max` characters at most; an empty one is one too. */
export const Paragraph = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, 'too_long'),
      z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'invalid_characters'),
    )
