import type { Review, ReviewsResponse } from '#lib/professionals/schemas.ts'

/** What this browser knows better than a page that may be cached: reviews by id; null for a deleted one. */
export type Changes = Readonly<Record<string, Review | null>>

/**
 * A page of reviews with the changes of this browser: until its cached copy is purged, it lacks what was just written. A
 * review that is newer than the whole first page stands at its beginning.
 */
export function withChanges(page: ReviewsResponse, changes: Changes): ReviewsResponse {
  const kept = page.items.flatMap((review) => {
    const changed = changes[review.id]
    return changed === undefined ? review : (changed ?? [])
  })
  const known = Object.values(changes).filter((review) => review !== null)
  const added = known.filter((review) => isMissing(page, review))
  const gone = page.items.length - kept.length
  return {
    ...page,
    items: [...added, ...kept],
    total: page.total - gone + added.length,
  }
}

/** Whether a page lacks a review, because it is older than it. */
export function isMissing(page: ReviewsResponse, review: Review): boolean {
  if (page.page !== 1) return false
  const [newest] = page.items
  return (
    !page.items.some(({ id }) => id === review.id) && review.createdAt > (newest?.createdAt ?? '')
  )
}
