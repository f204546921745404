import { useId, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Distribution } from '#client/reviews/distribution.tsx'
import { formatCount, formatRating } from '#lib/format/number.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { Stars } from '#ui/stars.tsx'
import { DASHBOARD } from '../address.ts'
import { PartLoading } from '../part-loading.tsx'
import { OwnReviewList } from './own-review-list.tsx'
import { WhyHere } from './why-here.tsx'

/** "Tu Ranking y Reseñas": the figures, what clients wrote, and what the place in the lists is made of. */
export function ReviewsPart(): ReactNode {
  const t = useT('dashboardReviews')
  const id = useId()
  const page = String(useAddress(DASHBOARD).page)
  const read = useRead(workspace.listOwnReviews, { query: { page } }, KEEP_PREVIOUS)
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-xl">
        {t('dashboardReviews.title')}
      </h2>
      <Loaded read={read} failed={t('dashboardReviews.failed')} waiting={<PartLoading />}>
        {(own) => (
          <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-6">
              <Figures own={own} />
              <OwnReviewList own={own} page={page} isLate={read.isPlaceholderData} />
            </div>
            <WhyHere own={own} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

const CARD = 'grid content-start gap-2 rounded-card border border-line bg-surface p-4 sm:p-5'
const FIGURE = 'font-display text-3xl font-heading tabular'

function Figures({ own }: { own: workspaceSchemas.OwnReviews }) {
  const t = useT('dashboardReviews', 'professionals', 'profileReviews')
  const locale = useLocale()
  const average = formatRating(own.rating, locale)
  return (
    <div className="grid grid-cols-2 gap-3">
      <div className={CARD}>
        <h3 className="text-base">{t('dashboardReviews.average')}</h3>
        {own.total === 0 ? (
          <p className="text-ink-soft">{t('professionals.rating.none')}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-3">
            <span className={FIGURE}>{average}</span>
            <Stars
              value={own.rating}
              label={t('professionals.rating.stars', { rating: average })}
            />
          </p>
        )}
      </div>
      <div className={CARD}>
        <h3 className="text-base">{t('dashboardReviews.total')}</h3>
        <p className={FIGURE}>{formatCount(own.total, locale)}</p>
      </div>
      {own.total > 0 && (
        <div className="col-span-2 grid gap-3 rounded-card bg-surface-2 p-4 sm:p-5">
          <h3 className="text-base">{t('profileReviews.distribution')}</h3>
          <Distribution counts={own.ratingCounts} />
        </div>
      )}
    </div>
  )
}
