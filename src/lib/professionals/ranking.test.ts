import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RANKING_CASES } from '#tests/fixtures/ranking-cases.ts'
import { RANKING_WEIGHTS, rankingParts, rankingScore, type RankingFacts } from './ranking.ts'

const certifications = fc.tuple(fc.nat(20), fc.nat(20)).map(([certificationCount, checked]) => ({
  certificationCount,
  checkedCertificationCount: Math.min(checked, certificationCount),
}))

const facts: fc.Arbitrary<RankingFacts> = fc
  .record({
    certifications,
    rating: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
    totalReviews: fc.nat(5000),
    experienceYears: fc.nat(80),
  })
  .map(({ certifications: counts, ...rest }) => ({ ...counts, ...rest }))

describe('rankingScore', () => {
  test.each(RANKING_CASES)('%j scores %d', (given, score) => {
    expect(rankingScore(given)).toBe(score)
  })

  test('is the sum of its parts, each within its weight', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { training, reviews, experience } = rankingParts(given)
        expect(rankingScore(given)).toBe(training + reviews + experience)
        expect(training).toBeLessThanOrEqual(RANKING_WEIGHTS.training)
        expect(reviews).toBeLessThanOrEqual(RANKING_WEIGHTS.reviews)
        expect(experience).toBeLessThanOrEqual(RANKING_WEIGHTS.experience)
        expect(Math.min(training, reviews, experience)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('never falls when a certification, a check, a year, a better average or a review is added', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const score = rankingScore(given)
        const more = [
          { ...given, certificationCount: given.certificationCount + 1 },
          { ...given, checkedCertificationCount: given.certificationCount },
          { ...given, experienceYears: given.experienceYears + 1 },
          { ...given, rating: Math.min(5, given.rating + 0.01) },
          { ...given, totalReviews: given.totalReviews + 1 },
        ]
        for (const better of more) expect(rankingScore(better)).toBeGreaterThanOrEqual(score)
      }),
    )
  })
})
