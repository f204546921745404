import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import type { getContactChallenge } from '#lib/site-messages/calls.ts'
import type { getChallenge } from '#lib/sign-up/calls.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'

export type ChallengeState = {
  /** Null while it is fetched. */
  challenge: Challenge | null
  /** Why there is none; a caller out of tries learns how long to wait. */
  failure: Failure | undefined
  /** Fetches another challenge: each can be answered once. */
  renew: () => void
}

/**
 * The challenge of a form.
 *
 * @param contract where to get one
 * @param given the one that came with the page; without it, one is fetched
 */
export function useChallenge(
  contract: typeof getChallenge | typeof getContactChallenge,
  given: Challenge | null = null,
): ChallengeState {
  const [challenge, setChallenge] = useState(given)
  const [failure, setFailure] = useState<Failure>()
  const [wanted, setWanted] = useState(given ? 0 : 1)
  useEffect(() => {
    if (wanted === 0) return
    const abort = new AbortController()
    void send(contract, { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return
      setChallenge(result.ok ? result.data : null)
      setFailure(result.ok ? undefined : result)
    })
    return () => abort.abort()
  }, [contract, wanted])
  const renew = useCallback(() => {
    setChallenge(null)
    setFailure(undefined)
    setWanted((n) => n + 1)
  }, [])
  return { challenge, failure, renew }
}
