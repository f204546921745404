import * as z from 'zod/mini'

/** One of a few; nothing chosen yet, as an empty select says it, is `required`. */
export const Choice = <const Slugs extends readonly string[]>(slugs: Slugs) =>
  z.enum(slugs, {
    error: ({ input }) => (input === '' || input === undefined ? 'required' : 'invalid'),
  })
