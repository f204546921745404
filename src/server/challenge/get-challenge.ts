import type { Challenge } from '#lib/sign-up/contract.ts'
import type { AccountDeps } from '#server/dependencies.ts'
import { makeChallenge } from './challenge.ts'

/** A new sum for a form that robots like. */
export function getChallenge({ secret }: AccountDeps): Promise<Challenge> {
  return Promise.resolve(makeChallenge(secret))
}
