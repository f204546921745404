import { expect, test } from 'vitest'
import { RETENTION } from './retention.ts'

test('a decision about a review can be appealed for six months at least (DSA, article 20)', () => {
  expect(RETENTION.appealMonths).toBeGreaterThanOrEqual(6)
})

test('a decision is kept for as long as it can be appealed', () => {
  expect(RETENTION.decisionMonths).toBeGreaterThanOrEqual(RETENTION.appealMonths)
})
