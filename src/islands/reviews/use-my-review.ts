import { useEffect, useEffectEvent } from 'react'
import { useCache } from '#client/data/use-cache.ts'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { getMyReview } from '#lib/reviews/calls.ts'
import type { MyReview } from '#lib/reviews/schemas.ts'

/** Where the server does not say: it will, when the user tries. */
const UNKNOWN: MyReview = { isOwnProfile: false, review: null }

/**
 * What the signed-in user is to a profile: null for visitors, and until it is known. Never cached, unlike the page.
 *
 * @param onKnown called with it once it was read
 */
export function useMyReview(id: string, onKnown: (mine: MyReview) => void) {
  const isSignedIn = useSignedIn()
  const cache = useCache()
  const { data, isError, isFetched } = useRead(
    getMyReview,
    { params: { id } },
    { ...ONCE, enabled: isSignedIn },
  )
  const mine = !isSignedIn ? null : (data ?? (isError ? UNKNOWN : null))
  const known = useEffectEvent(() => {
    if (mine) onKnown(mine)
  })
  useEffect(() => {
    if (isFetched) known()
  }, [isFetched])
  const setMine = (now: MyReview) => cache.put(getMyReview, { params: { id } }, now)
  return [mine, setMine] as const
}
