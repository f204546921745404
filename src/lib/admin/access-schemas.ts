import * as z from 'zod/mini'
import { GivenPassword } from '#lib/accounts/password.ts'
import { Done } from '#lib/http/done.ts'
import { UserId } from '#lib/ids.ts'

/** For how long a confirmed password lets an admin do what needs one, in minutes. */
export const PASSWORD_MINUTES = 10

export const confirmPassword = {
  body: z.strictObject({ password: GivenPassword }),
  response: Done,
}

/** What waits for an admin, by area. */
export const Waiting = z.object({
  /** Reviews that were reported, or changed since they were hidden. */
  reports: z.number(),
  /** Claims of professionals that wait for a decision. */
  verifications: z.number(),
  /** Of authors, against a decision about their review. */
  appeals: z.number(),
  /** Of the contact page, without an answer. */
  messages: z.number(),
})
export type Waiting = z.infer<typeof Waiting>

/** The first read of the admin area: whose it is, and what waits there. */
export const AdminStart = z.extend(Waiting, { userId: UserId })
export type AdminStart = z.infer<typeof AdminStart>

export const getWaiting = {
  response: AdminStart,
}
