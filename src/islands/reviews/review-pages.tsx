import { Pager } from '#islands/paging/pager.tsx'
import { Button } from '#ui/button.tsx'
import type { ReviewT } from './texts.ts'

type Props = {
  page: number
  last: number
  /** The page that could not be loaded. */
  failedPage: number | undefined
  loading: boolean
  t: ReviewT
  onShow: (page: number) => void
}

/** Links to the pages of reviews: real URLs, whose clicks are handled in place; and the retry of a failed one. */
export function ReviewPages({ page, last, failedPage, loading, t, onShow }: Props) {
  return (
    <>
      {failedPage !== undefined && (
        <div
          role="status"
          className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm"
        >
          <p>{t('profileReviews.failed')}</p>
          <Button variant="quiet" size="sm" loading={loading} onClick={() => onShow(failedPage)}>
            {t('profileReviews.retry')}
          </Button>
        </div>
      )}
      <Pager
        page={page}
        last={last}
        label={t('profileReviews.pages')}
        hrefOf={(number) => `?reviews=${number}#reviews`}
        onPage={onShow}
        t={t}
      />
    </>
  )
}
