import { useRef, useState } from 'react'
import { send } from '#client/data/send.ts'
import * as professionals from '#lib/professionals/calls.ts'
import type * as professionalsSchemas from '#lib/professionals/schemas.ts'

/** A page of reviews, and how to show another one. */
export function usePage(professionalId: string, first: professionalsSchemas.ReviewsResponse) {
  const [page, setPage] = useState(first)
  const [failedPage, setFailedPage] = useState<number>()
  const [loading, setLoading] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<AbortController>(undefined)

  const show = async (number: number) => {
    // The last click wins: abort an earlier request, whose late response would replace the newer page.
    asked.current?.abort()
    const abort = (asked.current = new AbortController())
    setLoading(true)
    const result = await send(professionals.listReviews, {
      params: { id: professionalId },
      query: { page: String(number) },
      signal: abort.signal,
    })
    if (abort.signal.aborted) return
    setLoading(false)
    if (!result.ok) {
      setFailedPage(number)
      return
    }
    setPage(result.data)
    setFailedPage(undefined)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return { page, show, loading, failedPage, list }
}
