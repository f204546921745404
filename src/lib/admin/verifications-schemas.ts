import * as z from 'zod/mini'
import { GENDERS } from '#lib/accounts/person.ts'
import { ComingDay } from '#lib/fields/coming-day.ts'
import { Line } from '#lib/fields/line.ts'
import { GivenReason } from '#lib/fields/reason.ts'
import { Done } from '#lib/http/done.ts'
import { ProfessionalId, VerificationId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import {
  namesItsRegister,
  namesItsSubject,
  ProofFile,
  RECORD,
  SUBJECT,
} from '#lib/verifications/schemas.ts'
import {
  END_CAUSES,
  NUMBER_MAX,
  PROOF_TYPES,
  REGISTER_MAX,
  VERIFICATION_CHECKS,
  VERIFICATION_KINDS,
  VERIFICATION_STATES,
} from '#lib/verifications/values.ts'
import { DIRECTIONS, listOf, listQuery } from './list.ts'

const ofVerification = z.object({ id: VerificationId })

/** What a list shows of a record. */
export const VerificationItem = z.object({
  id: VerificationId,
  professionalId: ProfessionalId,
  /** Null when the person has set none. */
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  type: z.enum(PROFESSIONAL_TYPES),
  kind: z.enum(VERIFICATION_KINDS),
  certificate: z.nullable(z.string()),
  register: z.nullable(z.string()),
  state: z.enum(VERIFICATION_STATES),
  createdAt: z.string(),
})
export type VerificationItem = z.infer<typeof VerificationItem>

export const listVerifications = {
  query: listQuery(['created'], {
    dir: z._default(z.enum(DIRECTIONS, 'invalid'), 'asc'),
    state: z._default(z.enum(VERIFICATION_STATES, 'invalid'), 'waiting'),
  }),
  response: listOf(VerificationItem),
}

/** Everything about a record. */
export const Verification = z.extend(VerificationItem, {
  /** The person's real name, with which a document is compared; null where they have told none. */
  fullName: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  city: z.nullable(z.string()),
  memberSince: z.string(),
  number: z.nullable(z.string()),
  checks: z.array(z.enum(VERIFICATION_CHECKS)),
  /** Why an admin confirmed it without a document or a register; null for what was checked. */
  grounds: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  endCause: z.nullable(z.enum(END_CAUSES)),
  validUntil: z.nullable(z.string()),
  proof: z.nullable(z.object({ type: z.enum(PROOF_TYPES), bytes: z.number() })),
  /** The admin; null for a record that waits, and once that account is gone. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
})
export type Verification = z.infer<typeof Verification>

export const getVerification = {
  params: ofVerification,
  response: Verification,
}

export const getProof = {
  params: ofVerification,
  response: ProofFile,
}

/** How far ahead a last day may lie, in years. */
const VALID_YEARS = 20

const CHECKED = {
  ...RECORD,
  /** All that `checksFor` asks for. */
  checks: z
    .array(z.enum(VERIFICATION_CHECKS, 'invalid'))
    .check(z.maxLength(VERIFICATION_CHECKS.length, 'too_many')),
  /** The names that were compared, as they were shown: another one since is STALE. */
  name: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  /** The last day on which it holds; null where it does not expire. */
  validUntil: z.nullable(ComingDay(VALID_YEARS)),
}

export const ApproveVerification = z
  .strictObject(CHECKED)
  .check(z.refine(namesItsRegister, { path: ['register'], error: 'required' }))
export type ApproveVerification = z.infer<typeof ApproveVerification>

export const approveVerification = {
  params: ofVerification,
  body: ApproveVerification,
  response: Done,
}

export const GiveReason = z.strictObject({ reason: GivenReason })
export type GiveReason = z.infer<typeof GiveReason>

export const refuseVerification = {
  params: ofVerification,
  body: GiveReason,
  response: Done,
}

export const endVerification = {
  params: ofVerification,
  body: GiveReason,
  response: Done,
}

export const RecordVerification = z
  .strictObject({
    professionalId: ProfessionalId,
    ...SUBJECT,
    ...CHECKED,
    register: Line(REGISTER_MAX),
    number: Line(NUMBER_MAX),
  })
  .check(z.refine(namesItsSubject, { path: ['certificate'], error: 'required' }))
export type RecordVerification = z.infer<typeof RecordVerification>

export const recordVerification = {
  body: RecordVerification,
  response: z.object({ id: VerificationId }),
}
