import * as z from 'zod/mini'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { GivenReason, REASON_MAX } from '#lib/fields/reason.ts'
import { Done } from '#lib/http/done.ts'
import { DecisionId, ProfessionalId, ReportId, ReviewId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { APPEAL_OUTCOMES, DECISIONS, REVIEW_STATES } from '#lib/reviews/moderation.ts'
import { REPORT_REASONS, REPORT_STATES } from '#lib/reviews/reports.ts'
import { listOf, listQuery } from './list.ts'

/** A report, without who made it: only whether that was the professional. */
const Report = z.object({
  id: ReportId,
  isByProfessional: z.boolean(),
  reason: z.enum(REPORT_REASONS),
  details: z.nullable(z.string()),
  state: z.enum(REPORT_STATES),
  /** ISO 8601, UTC, as every moment here. */
  createdAt: z.string(),
})

const OfProfessional = z.object({
  id: ProfessionalId,
  type: z.enum(PROFESSIONAL_TYPES),
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
})

/** A review with what an admin needs to judge it. */
export const ModeratedReview = z.object({
  id: ReviewId,
  /** As the public sees it; null without one. */
  author: z.nullable(z.string()),
  authorAvatarUrl: z.nullable(z.string()),
  rating: z.number(),
  comment: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  isVerifiedContact: z.boolean(),
  state: z.enum(REVIEW_STATES),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  professional: OfProfessional,
  /** Of the same author. */
  otherReviews: z.number(),
  /** Others with the same words, written on the same day (UTC). */
  sameTexts: z.number(),
  /** Oldest first. */
  reports: z.array(Report),
  /** The newest decision about what this author wrote of this professional. */
  before: z.nullable(
    z.object({
      outcome: z.enum(DECISIONS),
      reason: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

/** The oldest, and how many there are in all. */
const Queue = z.object({ items: z.array(ModeratedReview), total: z.number() })

export const listQueue = {
  response: Queue,
}

/** Where a decision needs no reason: an empty one is stored as none. */
const Reason = Paragraph(REASON_MAX)

/**
 * What is decided, the reason that the author will read, and which text was judged: `editedAt` as it was shown. STALE when
 * its author has changed it since; CONFLICT when it waits no more.
 */
export const DecideReview = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('kept'),
    reason: Reason,
    editedAt: z.nullable(z.string()),
  }),
  z.strictObject({
    outcome: z.enum(['hidden', 'removed']),
    reason: GivenReason,
    editedAt: z.nullable(z.string()),
  }),
])
export type DecideReview = z.infer<typeof DecideReview>

export const decideReview = {
  params: z.object({ id: ReviewId }),
  body: DecideReview,
  response: Done,
}

const Appeal = z.object({
  at: z.string(),
  /** Null once the author's account is deleted. */
  text: z.nullable(z.string()),
  outcome: z.nullable(z.enum(APPEAL_OUTCOMES)),
  reason: z.nullable(z.string()),
})

/** A decision, with the review as it is now; null once that is gone. */
export const ReviewDecision = z.object({
  id: DecisionId,
  outcome: z.enum(DECISIONS),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  professional: OfProfessional,
  review: z.nullable(ModeratedReview),
  appeal: z.nullable(Appeal),
})
export type ReviewDecision = z.infer<typeof ReviewDecision>

export const DecisionsQuery = listQuery(['decided'], {
  outcome: z.optional(z.enum(DECISIONS, 'invalid')),
})
export type DecisionsQuery = z.infer<typeof DecisionsQuery>

export const listDecisions = {
  query: DecisionsQuery,
  response: listOf(ReviewDecision),
}

export const listAppeals = {
  response: z.object({ items: z.array(ReviewDecision), total: z.number() }),
}

/** As a decision about a review, with the text that was read: `editedAt` as it was shown. */
const DecideAppeal = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('accepted'),
    reason: Reason,
    editedAt: z.nullable(z.string()),
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    reason: GivenReason,
    editedAt: z.nullable(z.string()),
  }),
])
export type DecideAppeal = z.infer<typeof DecideAppeal>

export const decideAppeal = {
  params: z.object({ id: DecisionId }),
  body: DecideAppeal,
  response: Done,
}
