import * as z from 'zod/mini'

/** The answer of a call that has nothing to tell. */
export const Done = z.object({ ok: z.literal(true) })
export type Done = z.infer<typeof Done>
export const DONE: Done = { ok: true }
