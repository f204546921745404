import { MessageSquareText } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { ListPage } from '#client/list/paged-list.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Outcome } from '#client/reviews/review-action.ts'
import { ReviewItem } from '#client/reviews/review-item.tsx'
import { useDialogs } from '#client/reviews/use-dialogs.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { listOwnReviews } from '#lib/workspace/calls.ts'
import type { OwnReviews } from '#lib/workspace/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Problem } from '#ui/problem.tsx'
import { hrefOfPage } from '../address.ts'
import { useBoard } from '../board.tsx'

type Props = {
  own: OwnReviews
  /** As it was asked for. */
  page: string
  /** Whether another page is on its way. */
  isLate: boolean
}

/** "Comentarios Recientes": the reviews, each of which can be answered once, in public. */
export function OwnReviewList({ own, page, isLate }: Props): ReactNode {
  const t = useT('dashboardReviews', 'professionals', 'profileReviews')
  const locale = useLocale()
  const { professional } = useBoard()
  const id = useId()
  const cache = useCache()
  const { Dialogs, asked, ask, close, hasFailed } = useDialogs(locale)
  const name = professionalName(
    { id: own.professionalId, type: professional.type, name: professional.name },
    t,
  )
  const settle = (outcome: Outcome, message: string) => {
    close()
    toast.success(message)
    if (outcome.kind !== 'replied') return
    const { review } = outcome
    cache.put(
      listOwnReviews,
      { query: { page } },
      (shown) =>
        shown && {
          ...shown,
          items: shown.items.map((item) => (item.id === review.id ? review : item)),
        },
    )
  }
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 id={id} className="scroll-mt-24 text-lg">
        {t('dashboardReviews.recent')}
      </h3>
      {hasFailed && (
        <div className="mt-2">
          <Problem>{t('dashboardReviews.unopened')}</Problem>
        </div>
      )}
      {own.total > 0 && <p className="text-sm text-ink-soft">{t('profileReviews.ownHint')}</p>}
      <ListPage
        page={own}
        isLate={isLate}
        label={t('dashboardReviews.recent')}
        empty={
          <div className="mt-3">
            <EmptyState
              heading="h3"
              picture={<MessageSquareText className="size-12 text-pine" strokeWidth={1.5} />}
              title={t('dashboardReviews.empty')}
            />
          </div>
        }
        className="divide-y divide-line"
        hrefOf={hrefOfPage}
      >
        {(review) => (
          <ReviewItem
            key={review.id}
            review={review}
            professional={name}
            score={t('dashboardReviews.score', { rating: review.rating })}
          >
            {!review.reply && (
              <button
                type="button"
                aria-label={t('profileReviews.replyTo', {
                  name: review.reviewerName ?? t('profileReviews.anonymous'),
                })}
                onClick={() => ask({ kind: 'reply', review })}
                className="-mb-3 link text-sm"
              >
                {t('profileReviews.reply')}
              </button>
            )}
          </ReviewItem>
        )}
      </ListPage>
      {Dialogs && (
        <Dialogs
          asked={asked}
          own={null}
          professional={{ id: own.professionalId, name }}
          anonymous={t('profileReviews.anonymous')}
          onClose={close}
          onDone={settle}
        />
      )}
    </section>
  )
}
