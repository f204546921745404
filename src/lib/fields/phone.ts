import * as z from 'zod/mini'

/** 7 to 20 digits, spaces, dashes, plus and parentheses. */
export const Phone = z.string().check(z.trim(), z.regex(/^[\d +()-]{7,20}$/, 'invalid_phone'))
