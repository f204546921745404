import { expect, test } from 'vitest'
import { rankingSteps } from './ranking-steps.ts'

const NEW = {
  certificationCount: 0,
  checkedCertificationCount: 0,
  rating: 0,
  totalReviews: 0,
  experienceYears: 0,
}

test('the first of each', () => {
  const { certification, review, year } = rankingSteps(NEW)
  expect(certification).toBeCloseTo(4)
  // 40 · 5/5 · 1/6
  expect(review).toBeCloseTo(6.667, 3)
  expect(year).toBeCloseTo(2)
})

test('what counts in full adds nothing more', () => {
  const full = { ...NEW, certificationCount: 10, experienceYears: 10 }
  expect(rankingSteps(full)).toMatchObject({ certification: 0, check: 0, year: 0 })
})

test('a check adds what another certification would, and nothing where all are checked', () => {
  const some = { ...NEW, certificationCount: 3, checkedCertificationCount: 1 }
  expect(rankingSteps(some).check).toBeCloseTo(4)
  expect(rankingSteps({ ...some, checkedCertificationCount: 3 }).check).toBe(0)
  expect(rankingSteps(NEW).check).toBe(0)
})

test('a review of five stars always adds something, the less the more there are', () => {
  const few = rankingSteps({ ...NEW, rating: 5, totalReviews: 3 }).review
  const many = rankingSteps({ ...NEW, rating: 5, totalReviews: 300 }).review
  expect(many).toBeGreaterThan(0)
  expect(few).toBeGreaterThan(many)
})
