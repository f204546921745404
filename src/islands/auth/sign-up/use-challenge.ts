import { useCallback, useEffect, useState } from 'react'
import { send } from '#client/send.ts'
import * as signingUp from '#lib/sign-up/contract.ts'

export type ChallengeState = {
  challenge: signingUp.Challenge | undefined
  failed: boolean
  /** Requests another challenge: each is valid once. */
  renew: () => void
}

/** The challenge of the sign-up. */
export function useChallenge(): ChallengeState {
  const [challenge, setChallenge] = useState<signingUp.Challenge>()
  const [failed, setFailed] = useState(false)
  const [wanted, setWanted] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    void send(signingUp.getChallenge, { signal: abort.signal }).then((result) => {
      if (abort.signal.aborted) return
      setChallenge(result.ok ? result.data : undefined)
      setFailed(!result.ok)
    })
    return () => abort.abort()
  }, [wanted])
  const renew = useCallback(() => {
    setChallenge(undefined)
    setFailed(false)
    setWanted((n) => n + 1)
  }, [])
  return { challenge, failed, renew }
}
