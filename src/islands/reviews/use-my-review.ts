import { useEffect, useState } from 'react'
import { send } from '#client/data/send.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import * as reviews from '#lib/reviews/calls.ts'
import type * as reviewsSchemas from '#lib/reviews/schemas.ts'

/** Where the server does not say: it will, when the user tries. */
const UNKNOWN: reviewsSchemas.MyReview = { isOwnProfile: false, review: null }

/**
 * What the signed-in user is to a profile: null for visitors, and until it is known. Never cached, unlike the page.
 *
 * @param onKnown called with it
 */
export function useMyReview(
  professionalId: string,
  onKnown: (mine: reviewsSchemas.MyReview) => void,
) {
  const isSignedIn = useSignedIn()
  const [mine, setMine] = useState<reviewsSchemas.MyReview | null>(null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    const abort = new AbortController()
    const params = { id: professionalId }
    void send(reviews.getMyReview, { params, signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return
      const known = result.ok ? result.data : UNKNOWN
      setMine(known)
      onKnown(known)
    })
    return () => {
      abort.abort()
      setMine(null)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first `onKnown` is meant: it knows the rendered page
  }, [isSignedIn, professionalId])
  return [mine, setMine] as const
}
