import { Pager } from '#islands/paging/pager.tsx'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  page: number
  last: number
  /** The page that could not be loaded. */
  failedPage: number | undefined
  loading: boolean
  onShow: (page: number) => void
}

/** Links to the pages of reviews: real URLs, whose clicks are handled in place; and the retry of a failed one. */
export function ReviewPages({ page, last, failedPage, loading, onShow }: Props) {
  const t = useT('island', 'profileReviews')
  return (
    <>
      {failedPage !== undefined && (
        <div
          role="status"
          className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm"
        >
          <p>{t('profileReviews.failed')}</p>
          <Button variant="quiet" size="sm" loading={loading} onClick={() => onShow(failedPage)}>
            {t('island.retry')}
          </Button>
        </div>
      )}
      <Pager
        page={page}
        last={last}
        label={t('profileReviews.pages')}
        hrefOf={(number) => `?reviews=${number}#reviews`}
        onPage={onShow}
      />
    </>
  )
}
