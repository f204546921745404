import * as z from 'zod/mini'

/** The response of a call without data. */
export const Done = z.object({ ok: z.literal(true) })
export type Done = z.infer<typeof Done>
export const DONE: Done = { ok: true }
