import { expect, test } from 'vitest'
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.ts'

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** The numbers of R9, R35 and R36, and of the admin area's lists and files. Repeated here on purpose. */
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
    questionnaire: ['user', 20, HOUR],
    professionalSearch: ['user', 20, MINUTE],
    export: ['session', 5, HOUR],
    adminList: ['user', 600, HOUR],
    adminFile: ['user', 30, HOUR],
    adminProof: ['user', 60, HOUR],
  }

/** Where it is another number for a reason: that of record 044, and of record 041. */
const DIFFERENT: typeof SPECIFIED = {
  questionnaire: ['user', 60, HOUR],
  professionalSearch: ['user', 20, HOUR],
}

test.each(Object.entries({ ...SPECIFIED, ...DIFFERENT }))(
  'R36: %s is limited as specified, or as a record says',
  (name, given) => {
    const { by, limit, windowSeconds } = RATE_LIMITS[name as RateLimitName]
    expect([by, limit, windowSeconds]).toEqual(given)
  },
)

test('R66: each limit names whom it counts, within a window', () => {
  const subjects = new Set(['address', 'user', 'session', 'account', 'pair'])
  for (const [name, rule] of Object.entries<RateLimitRule>(RATE_LIMITS)) {
    expect([name, subjects.has(rule.by)]).toEqual([name, true])
    expect([name, rule.limit > 0 && rule.windowSeconds >= MINUTE]).toEqual([name, true])
  }
})
