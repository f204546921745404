import * as z from 'zod/mini'

/** The token of a mailed link. */
export const MailToken = z.string('required').check(z.regex(/^[\w-]{43}$/, 'invalid'))
