import { useEffect, useRef, useState } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { listReviews } from '#lib/professionals/calls.ts'
import type { ReviewsResponse } from '#lib/professionals/schemas.ts'

/** A page of reviews, and how to show another one: the one before stays until that is there. */
export function usePage(professionalId: string, first: ReviewsResponse) {
  const [asked, setAsked] = useState(first.page)
  const [page, setPage] = useState(first)
  const list = useRef<HTMLUListElement>(null)
  const { data, isError, isFetching, refetch } = useRead(
    listReviews,
    { params: { id: professionalId }, query: { page: String(asked) } },
    { ...ONCE, enabled: asked !== first.page },
  )
  const ready = asked === first.page ? first : data
  if (ready && ready !== page) setPage(ready)

  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [page])

  return {
    page,
    show: (number: number) => {
      if (number === asked) void refetch()
      else setAsked(number)
    },
    loading: isFetching,
    failedPage: isError ? asked : undefined,
    list,
  }
}
