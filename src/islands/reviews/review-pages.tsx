import type { MouseEvent } from 'react'
import { pagesToShow } from '#lib/paging/pages.ts'
import { Button } from '#ui/button.tsx'
import { PageLinks } from '#ui/page-links.tsx'
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
  const onPage = (number: number, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onShow(number)
  }
  return (
    <>
      {failedPage !== undefined && (
        <div
          role="status"
          className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm"
        >
          <p>{t('profile.reviews.failed')}</p>
          <Button variant="quiet" size="sm" loading={loading} onClick={() => onShow(failedPage)}>
            {t('profile.reviews.retry')}
          </Button>
        </div>
      )}
      {last > 1 && (
        <PageLinks
          pages={pagesToShow(page, last)}
          current={page}
          last={last}
          hrefOf={(number) => `?reviews=${number}#reviews`}
          onPage={onPage}
          labels={{
            nav: t('profile.paging.label'),
            previous: t('profile.paging.previous'),
            next: t('profile.paging.next'),
            page: (number) => t('profile.paging.page', { page: number }),
          }}
        />
      )}
    </>
  )
}
