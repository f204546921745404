import * as z from 'zod/mini'
import { contract } from '#lib/http/contract.ts'

/** Whether the site can do its work, and whether its database answers. */
export const Status = z.object({ ok: z.boolean(), database: z.enum(['up', 'down']) })
export type Status = z.infer<typeof Status>

export const getStatus = contract({ method: 'GET', path: '/api/status', response: Status })
