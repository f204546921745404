import * as z from 'zod/mini'
import { GivenPassword } from '#lib/accounts/password.ts'
import { contract } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'

/** For how long a confirmed password lets an admin do what needs one, in minutes. */
export const PASSWORD_MINUTES = 5

/** INVALID_INPUT with `wrong_password`. */
export const confirmPassword = contract({
  method: 'POST',
  path: '/api/admin/password',
  body: z.strictObject({ password: GivenPassword }),
  response: Done,
})

/** What waits for an admin, by area. */
export const Waiting = z.object({
  reports: z.number(),
  /** Claims of professionals that wait for a decision. */
  verifications: z.number(),
})
export type Waiting = z.infer<typeof Waiting>

export const getWaiting = contract({
  method: 'GET',
  path: '/api/admin/waiting',
  response: Waiting,
})
