import * as z from 'zod/mini'
import { BIO_MAX, NAME_MAX } from '#lib/accounts/basics-part.ts'
import { Email } from '#lib/accounts/email.ts'
import { GENDERS } from '#lib/accounts/person.ts'
import { Choice } from '#lib/fields/choice.ts'
import { ExperienceYears } from '#lib/fields/experience-years.ts'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { GivenReason } from '#lib/fields/reason.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ProfessionalId, VerificationId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { VERIFICATION_STATES } from '#lib/verifications/values.ts'
import { fileQuery, listOf, listQuery } from './list.ts'

const ofProfessional = z.object({ id: ProfessionalId })
const YES_NO = ['yes', 'no'] as const

const FILTERS = {
  profession: z.optional(z.enum(PROFESSIONAL_TYPES, 'invalid')),
  verified: z.optional(z.enum(YES_NO, 'invalid')),
  public: z.optional(z.enum(YES_NO, 'invalid')),
}

/** What the table is ordered by; the newest first unless told. */
export const PROFESSIONAL_SORTS = ['created', 'name', 'score'] as const
export type ProfessionalSort = (typeof PROFESSIONAL_SORTS)[number]

/** What the table shows of a professional. */
export const ProfessionalItem = z.object({
  id: ProfessionalId,
  /** Null when the person has set none. */
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  email: z.string(),
  type: z.enum(PROFESSIONAL_TYPES),
  isVerified: z.boolean(),
  isPublic: z.boolean(),
  score: z.number(),
  createdAt: z.string(),
})
export type ProfessionalItem = z.infer<typeof ProfessionalItem>

export const listProfessionals = {
  query: listQuery(PROFESSIONAL_SORTS, FILTERS),
  response: listOf(ProfessionalItem),
}

/** All that match, in the order of the list. */
const ProfessionalsFile = fileQuery(PROFESSIONAL_SORTS, FILTERS)
export type ProfessionalsFile = z.infer<typeof ProfessionalsFile>

export const downloadProfessionals = {
  query: ProfessionalsFile,
  response: z.string(),
}

/** A record, as the detail of a professional lists it. */
const RecordItem = z.object({
  id: VerificationId,
  /** Null where it is about the profession. */
  certificate: z.nullable(z.string()),
  state: z.enum(VERIFICATION_STATES),
  decidedAt: z.nullable(z.string()),
  createdAt: z.string(),
})

export const Professional = z.extend(ProfessionalItem, {
  /** The person's real name, with which a register is compared; null where they have told none. */
  fullName: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  city: z.nullable(z.string()),
  specialization: z.array(z.string()),
  certifications: z.array(z.string()),
  experienceYears: z.number(),
  rating: z.number(),
  totalReviews: z.number(),
  /** Whether an admin lets nobody sign in. */
  isDisabled: z.boolean(),
  /** Without a password an admin made the account, and none was set yet. */
  hasPassword: z.boolean(),
  /** Until when the mailed link to set it works; null without one. */
  linkUntil: z.nullable(z.string()),
  /** Newest first. */
  records: z.array(RecordItem),
})
export type Professional = z.infer<typeof Professional>

export const getProfessional = {
  params: ofProfessional,
  response: Professional,
}

/** Characters of the specialities, as typed. */
export const SPECIALIZATION_MAX = 300

export const CreateProfessional = z.strictObject({
  email: Email,
  name: Line(NAME_MAX, 2),
  profession: Choice(PROFESSIONAL_TYPES),
  /** Separated by commas, in any spelling. */
  specialization: Line(SPECIALIZATION_MAX),
  experienceYears: ExperienceYears,
  bio: z.nullable(Paragraph(BIO_MAX)),
  /** Of the mails. */
  language: z.enum(LOCALES, 'invalid'),
  /** Why the profession is verified at once. */
  reason: GivenReason,
})
export type CreateProfessional = z.infer<typeof CreateProfessional>

export const createProfessional = {
  body: CreateProfessional,
  response: z.object({ id: ProfessionalId }),
}

export const VerifyProfessional = z.strictObject({
  reason: GivenReason,
  /** The names as they were shown: another one since is STALE. */
  name: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
})
export type VerifyProfessional = z.infer<typeof VerifyProfessional>

export const verifyProfessional = {
  params: ofProfessional,
  body: VerifyProfessional,
  response: z.object({ id: VerificationId }),
}

export const sendPasswordLink = {
  params: ofProfessional,
  response: Done,
}
