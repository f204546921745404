import * as z from 'zod/mini'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Done } from '#lib/http/done.ts'
import { ProfessionalId, ReviewId } from '#lib/ids.ts'
import { Review } from '#lib/professionals/schemas.ts'
import { REVIEW_STATES } from './moderation.ts'
import { REPORT_REASONS } from './reports.ts'

/** Characters of a comment, a reply, and the details of a report. */
export const REVIEW_TEXT_MAX = 500

/** What its author gives: stars, and words if they like. An empty comment is none. */
export const ReviewInput = z.strictObject({
  rating: z.number('required').check(z.int('invalid'), z.gte(1, 'required'), z.lte(5, 'invalid')),
  comment: z.nullable(Paragraph(REVIEW_TEXT_MAX)),
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

/** A review as its author sees it. */
export const OwnReview = z.extend(Review, {
  state: z.enum(REVIEW_STATES),
  /** Why it is not public; null where nobody said so. */
  reason: z.nullable(z.string()),
})
export type OwnReview = z.infer<typeof OwnReview>

/** What the signed-in user is to a profile. */
export const MyReview = z.object({
  /** Whether it is their own profile, which they cannot review, and whose reviews they may reply to. */
  isOwnProfile: z.boolean(),
  /** The review that they wrote; null without one. */
  review: z.nullable(OwnReview),
})
export type MyReview = z.infer<typeof MyReview>

const ofProfessional = z.object({ id: ProfessionalId })
const ofReview = z.object({ id: ReviewId })

export const getMyReview = {
  params: ofProfessional,
  response: MyReview,
}

export const createReview = {
  params: ofProfessional,
  body: ReviewInput,
  response: OwnReview,
}

export const updateReview = {
  params: ofProfessional,
  body: ReviewInput,
  response: OwnReview,
}

export const deleteReview = {
  params: ofProfessional,
  response: Done,
}

export const replyToReview = {
  params: ofReview,
  body: ReplyInput,
  response: Review,
}

export const reportReview = {
  params: ofReview,
  body: ReportInput,
  response: Done,
}
