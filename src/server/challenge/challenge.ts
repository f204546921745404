import { randomInt, randomUUID } from 'node:crypto'
import type { Challenge } from '#lib/sign-up/schemas.ts'
import { isSignature, signatureOf } from '#server/signature.ts'

/** In seconds. */
export const CHALLENGE_LIFETIME = 600

const OPERATORS = {
  plus: (left: number, right: number) => left + right,
  minus: (left: number, right: number) => left - right,
  times: (left: number, right: number) => left * right,
} as const satisfies Record<Challenge['operator'], (left: number, right: number) => number>

/** Two numbers from 1 to 10; a difference is never negative. Stateless: the token contains everything. */
export function makeChallenge(secret: string, now = Date.now()): Challenge {
  const names = Object.keys(OPERATORS) as Challenge['operator'][]
  const operator = names[randomInt(names.length)]!
  const numbers = [randomInt(1, 11), randomInt(1, 11)] as const
  const [left, right] =
    operator === 'minus' ? [Math.max(...numbers), Math.min(...numbers)] : numbers
  const body = [left, operator, right, now + CHALLENGE_LIFETIME * 1_000, randomUUID()].join('.')
  return { left, operator, right, token: `${body}.${signatureOf(signed(secret, body))}` }
}

/**
 * Reads the token of a challenge.
 *
 * @returns the right answer and the challenge's id; null when forged or expired
 */
export function readChallenge(
  secret: string,
  token: string,
  now = Date.now(),
): { answer: number; id: string } | null {
  const at = token.lastIndexOf('.')
  const body = token.slice(0, at)
  if (!isSignature(token.slice(at + 1), signed(secret, body))) return null
  // Signed by us, so it has this format.
  const [left, operator, right, endsAt, id] = body.split('.') as [
    string,
    Challenge['operator'],
    string,
    string,
    string,
  ]
  if (Number(endsAt) <= now) return null
  return { answer: OPERATORS[operator](Number(left), Number(right)), id }
}

const signed = (secret: string, text: string) => ({ secret, purpose: 'challenge', text })
