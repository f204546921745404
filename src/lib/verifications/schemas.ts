import * as z from 'zod/mini'
import { Line } from '#lib/fields/line.ts'
import { LIST_ITEM_MAX } from '#lib/fields/text-set.ts'
import { Done } from '#lib/http/done.ts'
import { VerificationId } from '#lib/ids.ts'
import {
  END_CAUSES,
  NUMBER_MAX,
  PROOF_TYPES,
  REGISTER_MAX,
  VERIFICATION_KINDS,
  VERIFICATION_STATES,
} from './values.ts'

/** What is claimed; a number is that of an entry in the register. */
export const SUBJECT = {
  kind: z.enum(VERIFICATION_KINDS, 'invalid'),
  /** The entry of the profile's certifications, by its exact text; null for a profession. */
  certificate: z.nullable(
    z.string('invalid').check(z.minLength(1, 'required'), z.maxLength(LIST_ITEM_MAX, 'too_long')),
  ),
}
export const RECORD = {
  register: z.nullable(Line(REGISTER_MAX)),
  number: z.nullable(Line(NUMBER_MAX)),
}

type Claimed = {
  kind: (typeof VERIFICATION_KINDS)[number]
  certificate: string | null
  register: string | null
  number: string | null
}

/** Whether a certificate is named where one is claimed; a certificate without a name is `required`. */
export const namesItsSubject = ({ kind, certificate }: Pick<Claimed, 'kind' | 'certificate'>) =>
  (kind === 'certificate') === (certificate !== null)

/** Whether a number says whose number it is. */
export const namesItsRegister = ({ register, number }: Pick<Claimed, 'register' | 'number'>) =>
  number === null || register !== null

const OwnVerification = z.object({
  id: VerificationId,
  kind: z.enum(VERIFICATION_KINDS),
  certificate: z.nullable(z.string()),
  register: z.nullable(z.string()),
  number: z.nullable(z.string()),
  state: z.enum(VERIFICATION_STATES),
  /** Why it was refused, or ended by an admin. */
  reason: z.nullable(z.string()),
  endCause: z.nullable(z.enum(END_CAUSES)),
  /** The last day on which it holds; null where it does not expire. */
  validUntil: z.nullable(z.string()),
  /** The document, while there is one. */
  proof: z.nullable(z.object({ type: z.enum(PROOF_TYPES), bytes: z.number() })),
  createdAt: z.string(),
  /** When it was decided. */
  decidedAt: z.nullable(z.string()),
})
export type OwnVerification = z.infer<typeof OwnVerification>

export const OwnVerifications = z.object({
  /** Newest first, without those that their owner withdrew. */
  items: z.array(OwnVerification),
  /** The certifications of the profile, as saved. */
  certifications: z.array(z.string()),
  /** What the ranking is made of, to show what a check would bring. */
  ranking: z.object({
    certificationCount: z.number(),
    checkedCertificationCount: z.number(),
    rating: z.number(),
    totalReviews: z.number(),
    experienceYears: z.number(),
  }),
})
export type OwnVerifications = z.infer<typeof OwnVerifications>

const ofVerification = z.object({ id: VerificationId })

export const listOwnVerifications = {
  response: OwnVerifications,
}

/** What is claimed; its document is the file of the call. */
export const ClaimVerification = z
  .strictObject({
    ...SUBJECT,
    ...RECORD,
  })
  .check(
    z.refine(namesItsSubject, { path: ['certificate'], error: 'required' }),
    z.refine(namesItsRegister, { path: ['register'], error: 'required' }),
  )
export type ClaimVerification = z.infer<typeof ClaimVerification>

export const claimVerification = {
  body: ClaimVerification,
  response: z.object({ id: VerificationId }),
}

export const withdrawVerification = {
  params: ofVerification,
  response: Done,
}

/** Bytes, which the server sends as an attachment. */
export const ProofFile = z.custom<Uint8Array>((answer) => answer instanceof Uint8Array)

export const getOwnProof = {
  params: ofVerification,
  response: ProofFile,
}
