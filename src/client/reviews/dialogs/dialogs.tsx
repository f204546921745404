import { useState } from 'react'
import type { Review } from '#lib/professionals/schemas.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import type { ReviewAction, Outcome } from '../review-action.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'

type Common = {
  /** The user's own review; null without one. */
  own: OwnReview | null
  professional: { id: string; name: string }
  onClose: () => void
  /** Called with what came of it, and the text that says so. */
  onDone: (outcome: Outcome, message: string) => void
}
export type DialogProps = Common & { open: boolean }
export type AboutReview = DialogProps & {
  review: Review
  /** The name of its author. */
  reviewer: string
}

type Props = Common & { asked: ReviewAction | null; anonymous: string }

/** The dialogs of reviews. They stay mounted while closed, so that a draft is kept. */
export function Dialogs({ asked, anonymous, ...common }: Props) {
  const [review, setReview] = useState<Review>()
  if (asked && 'review' in asked && asked.review !== review) setReview(asked.review)
  const of = (kind: ReviewAction['kind']) => ({ ...common, open: asked?.kind === kind })
  const about = review && { review, reviewer: review.reviewerName ?? anonymous }
  return (
    <>
      <ReviewDialog {...of('write')} />
      <RemoveDialog {...of('remove')} />
      {about && <ReplyDialog key={`reply ${about.review.id}`} {...of('reply')} {...about} />}
      {about && <ReportDialog key={`report ${about.review.id}`} {...of('report')} {...about} />}
    </>
  )
}
