import * as z from 'zod/mini'

/** One of a few values; an empty select is `required`. */
export const Choice = <const Slugs extends readonly string[]>(slugs: Slugs) =>
  z.enum(slugs, {
    error: ({ input }) => (input === '' || input === undefined ? 'required' : 'invalid'),
  })
