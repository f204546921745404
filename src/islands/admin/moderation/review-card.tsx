import { Flag, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ModeratedReview } from '#lib/admin/reviews-schemas.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import type { CardPlace } from './cards.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Reports } from './reports.tsx'
import { ReviewContext } from './review-context.tsx'

export type ReviewCardProps = {
  review: ModeratedReview
  /** Whether its reason is being written. */
  isOpen: boolean
  onOpen: () => void
  onGone: CardPlace['onGone']
}

/** A reported review, with its reports and the decision. */
export function ReviewCard(props: ReviewCardProps): ReactNode {
  const { review, isOpen } = props
  const t = useT('adminModeration')
  const open = review.reports.filter(({ state }) => state === 'open')
  const reasons = [...new Set(open.map(({ reason }) => reason))]
  return (
    <li
      className={cx(
        'min-w-0 rounded-card border bg-surface p-4 sm:p-5',
        isOpen ? 'border-pine ring-1 ring-pine' : 'border-line',
      )}
    >
      <div className="mb-2 flex flex-wrap gap-2">
        {review.state === 'waiting' && (
          <Badge tone="note" icon={PenLine}>
            {t('adminModeration.changed')}
          </Badge>
        )}
        {reasons.map((reason) => (
          <Badge key={reason} tone="attention" icon={Flag}>
            {t(`adminModeration.reason.${reason}`)}
          </Badge>
        ))}
      </div>
      <ReviewContext {...props} />
      <Reports {...props} />
      <DecisionForm {...props} />
    </li>
  )
}
