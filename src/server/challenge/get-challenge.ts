import type { Challenge } from '#lib/sign-up/contract.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { makeChallenge } from './challenge.ts'

/** A new sum for a form that robots like. */
export function getChallenge({ secret }: Dependencies): Promise<Challenge> {
  return Promise.resolve(makeChallenge(secret))
}
