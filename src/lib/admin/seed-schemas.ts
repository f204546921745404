import * as z from 'zod/mini'
/** How many athletes, and how many trainers, a call leaves there are. */
export const SEEDED_PEOPLE = 10

/** Longer ones are no tokens. */
const TOKEN_MAX = 500

/** How many people were created; those who were there already are not counted. */
export const Seeded = z.object({ athletes: z.number(), trainers: z.number() })
export type Seeded = z.infer<typeof Seeded>

export const seedTestData = {
  body: z.strictObject({
    token: z
      .string('required')
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(TOKEN_MAX, 'invalid')),
  }),
  response: Seeded,
}
