import * as z from 'zod/mini'
import { MESSAGE, Objective } from '#lib/contact/message-fields.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { ChallengeAnswer } from '#lib/sign-up/schemas.ts'
import { FIELDS } from './schemas.ts'

/** What both forms of the former script's body have. */
const PHP = { professional_email: z.optional(z.unknown()) }

export const PhpToSite = z.strictObject({
  ...FIELDS,
  ...PHP,
  challenge: z.optional(ChallengeAnswer),
})

/** The address is that of the account, whatever is typed. */
export const PhpToProfessional = z.strictObject({
  ...MESSAGE,
  ...PHP,
  email: FIELDS.email,
  phone: FIELDS.phone,
  objective: Objective,
  /** Of a professional of any profession. */
  trainer_id: ProfessionalId,
})
