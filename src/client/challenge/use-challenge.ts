import { useId, useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { ONCE, useRead } from '#client/data/use-read.ts'
import type { getContactChallenge } from '#lib/site-messages/calls.ts'
import type { getChallenge } from '#lib/sign-up/calls.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'

export type ChallengeState = {
  /** Null while it is fetched. */
  challenge: Challenge | null
  /** Why there is none; a caller out of tries learns how long to wait. */
  failure: CallFailed | null
  /** Fetches another challenge: each can be answered once. */
  renew: () => void
}

/**
 * The challenge of a form.
 *
 * @param call where to get one
 * @param given the one that came with the page; without it, one is fetched
 */
export function useChallenge(
  call: typeof getChallenge | typeof getContactChallenge,
  given: Challenge | null = null,
): ChallengeState {
  const form = useId()
  const [turn, setTurn] = useState(0)
  const isGiven = given !== null && turn === 0
  const { data = null, error } = useRead(
    call,
    {},
    { ...ONCE, enabled: !isGiven, apart: `${form}${turn}` },
  )
  return {
    challenge: isGiven ? given : data,
    failure: error,
    renew: () => setTurn((n) => n + 1),
  }
}
