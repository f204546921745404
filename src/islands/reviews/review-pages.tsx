import { Pager } from '#client/list/pager.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'

type Props = {
  page: number
  last: number
  /** The page that could not be loaded. */
  failedPage: number | undefined
  onShow: (page: number) => void
}

/** Links to the pages of reviews: real URLs, whose clicks are handled in place; and the retry of a failed one. */
export function ReviewPages({ page, last, failedPage, onShow }: Props) {
  const t = useT('profileReviews')
  return (
    <>
      {failedPage !== undefined && (
        <div className="mt-4">
          <ReadFailed onRetry={() => onShow(failedPage)}>{t('profileReviews.failed')}</ReadFailed>
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
