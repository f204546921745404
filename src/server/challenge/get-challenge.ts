import type { Challenge } from '#lib/sign-up/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { makeChallenge } from './challenge.ts'

/** A new sum to solve, for forms that bots abuse. */
export function getChallenge({ secret }: Dependencies): Promise<Challenge> {
  return Promise.resolve(makeChallenge(secret))
}
