import { expect, test } from 'vitest'
import { isPass, makePass } from '#server/sign-up/sign-up-pass.ts'
import { CHALLENGE_LIFETIME, makeChallenge, readChallenge } from './challenge.ts'

const SECRET = 'a secret for tests, of more than 32 bytes'
const NOW = Date.UTC(2026, 10, 20)
const MINUTE = 60_000

const ANSWERS = {
  plus: (left: number, right: number) => left + right,
  minus: (left: number, right: number) => left - right,
  times: (left: number, right: number) => left * right,
}

test('a challenge uses numbers from 1 to 10, and its answer is never negative', () => {
  const seen = new Set<string>()
  for (let n = 0; n < 500; n++) {
    const { left, operator, right, token } = makeChallenge(SECRET, NOW)
    seen.add(operator)
    for (const number of [left, right]) {
      expect(number).toBeGreaterThanOrEqual(1)
      expect(number).toBeLessThanOrEqual(10)
    }
    const answer = ANSWERS[operator](left, right)
    expect(answer).toBeGreaterThanOrEqual(0)
    expect(readChallenge(SECRET, token, NOW)?.answer).toBe(answer)
  }
  expect(seen.size).toBe(3)
})

test('a challenge is valid for ten minutes and cannot be forged', () => {
  const { token } = makeChallenge(SECRET, NOW)
  const end = NOW + CHALLENGE_LIFETIME * 1_000
  expect(readChallenge(SECRET, token, end - 1)).not.toBeNull()
  expect(readChallenge(SECRET, token, end)).toBeNull()
  expect(readChallenge('another secret', token, NOW)).toBeNull()
  for (const forged of ['', '.', token.slice(1), `${token}x`, `1${token}`]) {
    expect(readChallenge(SECRET, forged, NOW)).toBeNull()
  }
})

test('a pass is valid for its address and half an hour, without revealing the address', () => {
  const pass = makePass(SECRET, 'ana@example.com', NOW)
  expect(isPass(SECRET, 'ana@example.com', pass, NOW + 30 * MINUTE - 1)).toBe(true)
  expect(isPass(SECRET, 'ana@example.com', pass, NOW + 30 * MINUTE)).toBe(false)
  expect(isPass(SECRET, 'eva@example.com', pass, NOW)).toBe(false)
  expect(isPass('another secret', 'ana@example.com', pass, NOW)).toBe(false)
  const later = pass.replace(/^\d+/, (end) => String(Number(end) + MINUTE))
  expect(isPass(SECRET, 'ana@example.com', later, NOW)).toBe(false)
  expect(pass).not.toContain('ana')
})
