import { useRef, useState, type MouseEvent } from 'react'
import { send } from '#client/send.ts'
import { withinPatience } from '#lib/http/patience.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { pagesToShow } from '#lib/paging/pages.ts'
import * as professionals from '#lib/professionals/contract.ts'
import { Button } from '#ui/button.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ReviewTexts } from './texts.ts'

type Props = {
  professionalId: string
  locale: Locale
  texts: ReviewTexts
  /** The page of reviews rendered with the profile. */
  first: professionals.ReviewsResponse
}

/** The reviews of a profile, paginated. The links are real URLs; clicks are handled in place. */
export function Reviews({ professionalId, locale, texts, first }: Props) {
  const t = createT(texts, locale)
  const [reviews, setReviews] = useState(first)
  const [failedPage, setFailedPage] = useState<number>()
  const [loading, setLoading] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<AbortController>(undefined)
  const last = Math.ceil(reviews.total / reviews.pageSize)

  const show = async (page: number) => {
    // The last click wins: abort an earlier request, whose late response would replace the newer page.
    asked.current?.abort()
    const abort = (asked.current = new AbortController())
    setLoading(true)
    const result = await send(professionals.listReviews, {
      params: { id: professionalId },
      query: { page: String(page) },
      signal: withinPatience(abort.signal),
    })
    if (abort.signal.aborted) return
    setLoading(false)
    if (!result.ok) {
      setFailedPage(page)
      return
    }
    setReviews(result.data)
    setFailedPage(undefined)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }

  const onPage = (page: number, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void show(page)
  }

  return (
    <div aria-busy={loading}>
      <ul ref={list} tabIndex={-1} className="scroll-mt-24 divide-y divide-line outline-none">
        {reviews.items.map((review) => (
          <ReviewItem key={review.id} review={review} locale={locale} t={t} />
        ))}
      </ul>
      {failedPage !== undefined && (
        <div
          role="status"
          className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm"
        >
          <p>{t('profile.reviews.failed')}</p>
          <Button variant="quiet" size="sm" loading={loading} onClick={() => void show(failedPage)}>
            {t('profile.reviews.retry')}
          </Button>
        </div>
      )}
      {last > 1 && (
        <PageLinks
          pages={pagesToShow(reviews.page, last)}
          current={reviews.page}
          last={last}
          hrefOf={(page) => `?reviews=${page}#reviews`}
          onPage={onPage}
          labels={{
            nav: t('profile.paging.label'),
            previous: t('profile.paging.previous'),
            next: t('profile.paging.next'),
            page: (page) => t('profile.paging.page', { page }),
          }}
        />
      )}
    </div>
  )
}
