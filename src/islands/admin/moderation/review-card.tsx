import { Flag, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { agoText } from '#client/workspace/ago.ts'
import { FactRow } from '#client/workspace/fact-row.tsx'
import type { ModeratedReview } from '#lib/admin/reviews-schemas.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { CardPlace } from './cards.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Reports } from './reports.tsx'
import { authorOf, Faces, openReports, ReviewContext, StatedOf, WhoOf } from './review-context.tsx'

export type ReviewCardProps = {
  review: ModeratedReview
  /** Whether it was opened by hand, so that its reason gets the focus. */
  isAsked: boolean
  onGone: CardPlace['onGone']
}

/** A reported review with all that is known of it, its reports and the decision. */
export function ReviewCard(props: ReviewCardProps): ReactNode {
  const { review } = props
  const t = useT('adminModeration')
  const reasons = [...new Set(openReports(review).map(({ reason }) => reason))]
  return (
    <li className="p-4 sm:p-5">
      <ReviewContext review={review} />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
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
      <Reports review={review} />
      <DecisionForm {...props} />
    </li>
  )
}

type RowProps = { review: ModeratedReview; onOpen: () => void }

/** The same as a row of the queue, which opens it. */
export function ReviewRow({ review, onOpen }: RowProps): ReactNode {
  const t = useT('adminModeration')
  const locale = useLocale()
  const { createdAt, editedAt } = review
  const since = openReports(review)[0]?.createdAt ?? editedAt ?? createdAt
  const act = t('adminModeration.decide.open')
  return (
    <FactRow
      face={<Faces review={review} />}
      title={<WhoOf review={review} />}
      fact={<StatedOf review={review} isQuoted />}
      when={agoText(since, locale)}
      action={
        <Button
          variant="quiet"
          size="sm"
          className="open"
          aria-label={t('adminModeration.decide.of', { act, name: authorOf(review, t) })}
          onClick={onOpen}
        >
          <span>{act}</span>
        </Button>
      }
    />
  )
}
