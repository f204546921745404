import * as z from 'zod/mini'
import { SEARCH_MAX } from './search-words.ts'

/** What somebody types to find a name or a title; nothing by default. */
export const SearchText = z._default(
  z
    .string('invalid')
    .check(
      z.trim(),
      z.maxLength(SEARCH_MAX, 'too_long'),
      z.regex(/^[^\p{Cc}]*$/u, 'invalid_characters'),
    ),
  '',
)
