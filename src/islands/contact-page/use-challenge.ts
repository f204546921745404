import { useCallback, useEffect, useState } from 'react'
import { send } from '#client/send.ts'
import { getContactChallenge } from '#lib/site-messages/contract.ts'
import type { Challenge } from '#lib/sign-up/contract.ts'

/** The challenge of the form, null while another is fetched, and a way to get another: each can be answered once. */
export function useChallenge(given: Challenge | null): {
  challenge: Challenge | null
  renew: () => void
} {
  const [challenge, setChallenge] = useState(given)
  const [wanted, setWanted] = useState(given ? 0 : 1)
  useEffect(() => {
    if (wanted === 0) return
    const abort = new AbortController()
    void send(getContactChallenge, { signal: abort.signal }).then((result) => {
      if (result.ok) setChallenge(result.data)
    })
    return () => abort.abort()
  }, [wanted])
  const renew = useCallback(() => {
    setChallenge(null)
    setWanted((n) => n + 1)
  }, [])
  return { challenge, renew }
}
