import * as z from 'zod/mini'
import { JOBS } from './jobs.ts'

/**
 * Whether the site can do its work, whether its database answers, and how many seconds ago each job last ended without a
 * failure: null when no such run is known. What a run did is not reported.
 */
export const Status = z.object({
  ok: z.boolean(),
  database: z.enum(['up', 'down']),
  jobs: z.record(z.enum(JOBS), z.nullable(z.number())),
})
export type Status = z.infer<typeof Status>

export const getStatus = {
  response: Status,
}
