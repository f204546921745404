import { useCallback, useState, type ReactNode } from 'react'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { signInPath } from '#lib/accounts/return-path.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ReviewsResponse } from '#lib/professionals/schemas.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import { totalOf, type RatingCounts } from '#lib/reviews/rating-counts.ts'
import { profilePath } from '#lib/site/routes.ts'
import { withChanges } from '#lib/reviews/with-changes.ts'
import type { Outcome } from '#client/reviews/review-action.ts'
import { isShown } from './is-shown.ts'
import { ItemActions } from './item-actions.tsx'
import { OwnBar } from './own-bar.tsx'
import { ReviewItem } from '#client/reviews/review-item.tsx'
import { ReviewPages } from './review-pages.tsx'
import { Summary } from './summary.tsx'
import { useDialogs } from '#client/reviews/use-dialogs.ts'
import { useHeaderLink } from './use-header-link.ts'
import { useKnownReviews } from './use-known-reviews.ts'
import { useMyReview } from './use-my-review.ts'
import { usePage } from './use-page.ts'

type Props = {
  professional: { id: string; name: string; type: ProfessionalType }
  /** Instead of a list, where there are no reviews. */
  emptyText: string
  /** The page of reviews rendered with the profile. */
  first: ReviewsResponse
  ratingCounts: RatingCounts
  /** What is highlighted of them; it is not shown once the user has changed what may be in it. */
  children?: ReactNode
}

function ReviewsContent({ professional, emptyText, first, ratingCounts, children }: Props) {
  const t = useT('profileReviews')
  const locale = useLocale()
  const { id, type } = professional
  const { page, show, loading, failedPage, list } = usePage(id, first)
  const { counts, changes, put, drop, know } = useKnownReviews(first, ratingCounts)
  const [mine, setMine] = useMyReview(id, know)
  const { Dialogs, asked, ask, close, hasFailed } = useDialogs(locale)
  const [message, setMessage] = useState('')
  const [isOutdated, setOutdated] = useState(false)
  const [reported, setReported] = useState<readonly string[]>([])
  const shown = withChanges(page, changes)
  const own = mine?.review ?? null

  const write = useCallback(() => ask({ kind: 'write' }), [ask])
  useHeaderLink({
    label: mine && (own ? t('profileReviews.edit') : t('profileReviews.write')),
    isHidden: mine?.isOwnProfile ?? false,
    onOpen: write,
  })

  const settle = (outcome: Outcome, text: string) => {
    close()
    setMessage(text)
    if (isChanged(outcome, own)) setOutdated(true)
    if (outcome.kind === 'reported') setReported([...reported, outcome.id])
    if (outcome.kind === 'replied') put(outcome.review, outcome.review.rating)
    if (outcome.kind === 'written' && isShown(outcome.review)) {
      put(outcome.review, isShown(own) ? own.rating : null)
    }
    if (outcome.kind === 'removed' && isShown(own)) drop(own)
    if (outcome.kind === 'written') setMine({ isOwnProfile: false, review: outcome.review })
    if (outcome.kind === 'removed') setMine({ isOwnProfile: false, review: null })
  }

  return (
    <div aria-busy={loading}>
      {totalOf(counts) > 0 && <Summary counts={counts} />}
      {!isOutdated && children}
      <OwnBar
        signIn={signInPath(`${localizedPath(profilePath(type, id), locale)}#write-review`)}
        mine={mine}
        message={hasFailed ? t('profileReviews.unopened') : message}
        onAsk={ask}
      />
      {shown.items.length === 0 && <p className="text-ink-soft">{emptyText}</p>}
      <ul ref={list} tabIndex={-1} className="scroll-mt-24 divide-y divide-line outline-none">
        {shown.items.map((review) => (
          <ReviewItem key={review.id} review={review} professional={professional.name}>
            <ItemActions
              review={review}
              isOwn={review.id === own?.id}
              isReported={reported.includes(review.id)}
              mayReply={mine?.isOwnProfile ?? false}
              onAsk={ask}
            />
          </ReviewItem>
        ))}
      </ul>
      <ReviewPages
        page={page.page}
        last={Math.ceil(shown.total / page.pageSize)}
        failedPage={failedPage}
        onShow={show}
      />
      {Dialogs && (
        <Dialogs
          asked={asked}
          own={own}
          professional={professional}
          anonymous={t('profileReviews.anonymous')}
          onClose={close}
          onDone={settle}
        />
      )}
    </div>
  )
}

/** Whether it is the user's own review that is no longer what it was. */
const isChanged = ({ kind }: Outcome, own: OwnReview | null) =>
  own !== null && (kind === 'written' || kind === 'removed')

/** The reviews of a profile, paginated; for signed-in users what they can do with them. */
export const Reviews = island(ReviewsContent, 'paging', 'professionals', 'profileReviews')
