import * as z from 'zod/mini'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { contract } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'
import { ProfessionalId, ReportId, ReviewId } from '#lib/ids.ts'
import { Review } from '#lib/professionals/contract.ts'
import { REPORT_OUTCOMES, REPORT_REASONS } from './reports.ts'

/** Characters of a comment, a reply, and the details of a report. */
export const REVIEW_TEXT_MAX = 500

/** What its author gives: stars, and words if they like. An empty comment is stored as none. */
export const ReviewInput = z.strictObject({
  rating: z.number('required').check(z.int('invalid'), z.gte(1, 'required'), z.lte(5, 'invalid')),
  comment: Paragraph(REVIEW_TEXT_MAX),
})
export type ReviewInput = z.infer<typeof ReviewInput>

export const ReplyInput = z.strictObject({
  text: Paragraph(REVIEW_TEXT_MAX).check(z.minLength(1, 'required')),
})
export type ReplyInput = z.infer<typeof ReplyInput>

export const ReportInput = z.strictObject({
  reason: z.enum(REPORT_REASONS, 'required'),
  details: Paragraph(REVIEW_TEXT_MAX),
})
export type ReportInput = z.infer<typeof ReportInput>

/** What the signed-in user is to a profile. */
export const MyReview = z.object({
  /** Whether it is their own profile, which they cannot review, and whose reviews they may reply to. */
  isOwnProfile: z.boolean(),
  /** The review that they wrote; null without one. */
  review: z.nullable(Review),
})
export type MyReview = z.infer<typeof MyReview>

const ofProfessional = z.object({ id: ProfessionalId })
const ofReview = z.object({ id: ReviewId })
const REVIEWS = '/api/professionals/:id/reviews'

export const getMyReview = contract({
  method: 'GET',
  path: `${REVIEWS}/mine`,
  params: ofProfessional,
  response: MyReview,
})

/** CONFLICT for a second review of the same professional; FORBIDDEN for one's own profile. */
export const createReview = contract({
  method: 'POST',
  path: REVIEWS,
  params: ofProfessional,
  body: ReviewInput,
  response: Review,
  creates: true,
})

/** Changes one's own review of a professional. */
export const updateReview = contract({
  method: 'PATCH',
  path: REVIEWS,
  params: ofProfessional,
  body: ReviewInput,
  response: Review,
})

/** Deletes one's own review of a professional. */
export const deleteReview = contract({
  method: 'DELETE',
  path: REVIEWS,
  params: ofProfessional,
  response: Done,
})

/** The public answer of the professional reviewed. CONFLICT for a second one. */
export const replyToReview = contract({
  method: 'POST',
  path: '/api/reviews/:id/reply',
  params: ofReview,
  body: ReplyInput,
  response: Review,
  creates: true,
})

/** CONFLICT when the user has reported it before; FORBIDDEN for its author. */
export const reportReview = contract({
  method: 'POST',
  path: '/api/reviews/:id/report',
  params: ofReview,
  body: ReportInput,
  response: Done,
  creates: true,
})

/** An admin's decision: `removed` deletes the review. CONFLICT when it has been decided before. */
export const decideReport = contract({
  method: 'PATCH',
  path: '/api/review-reports/:id',
  params: z.object({ id: ReportId }),
  body: z.strictObject({ decision: z.enum(REPORT_OUTCOMES, 'required') }),
  response: Done,
})
