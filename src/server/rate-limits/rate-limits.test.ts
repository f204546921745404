import { expect, test } from 'vitest'
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.ts'

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** Repeated here on purpose, as the specification. */
const SPECIFIED: Partial<Record<RateLimitName, readonly [by: string, limit: number, per: number]>> =
  {
    signIn: ['address', 30, 15 * MINUTE],
    signInToAccount: ['pair', 10, 15 * MINUTE],
    signUp: ['address', 5, HOUR],
    checkEmail: ['address', 5, MINUTE],
    checkEmailDaily: ['address', 30, DAY],
    forgotPassword: ['address', 10, HOUR],
    resetMail: ['account', 3, HOUR],
    newsletter: ['address', 5, HOUR],
    contact: ['user', 3, HOUR],
    contactDaily: ['user', 10, DAY],
    review: ['user', 5, DAY],
    questionnaire: ['user', 60, HOUR],
    professionalSearch: ['user', 20, HOUR],
    export: ['session', 5, HOUR],
    adminList: ['user', 600, HOUR],
    adminFile: ['user', 30, HOUR],
    adminProof: ['user', 60, HOUR],
  }

test.each(Object.entries(SPECIFIED))('R36: %s is limited as specified', (name, given) => {
  const { by, limit, windowSeconds } = RATE_LIMITS[name as RateLimitName]
  expect([by, limit, windowSeconds]).toEqual(given)
})

test('R66: each limit names whom it counts, within a window', () => {
  const subjects = new Set(['address', 'user', 'session', 'account', 'pair'])
  for (const [name, rule] of Object.entries<RateLimitRule>(RATE_LIMITS)) {
    expect([name, subjects.has(rule.by)]).toEqual([name, true])
    expect([name, rule.limit > 0 && rule.windowSeconds >= MINUTE]).toEqual([name, true])
  }
})
