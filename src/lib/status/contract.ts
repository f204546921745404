import * as z from 'zod/mini'

/** `GET /api/status`: whether the site can do its work, and whether its database answers. */
export const Status = z.object({ ok: z.boolean(), database: z.enum(['up', 'down']) })
export type Status = z.infer<typeof Status>
