import { rankingScore, type RankingFacts } from './ranking.ts'

/** The points that one more of each would add; 0 where it already counts in full. */
export type RankingSteps = { certification: number; check: number; review: number; year: number }

/**
 * What would change a score: one more certification, which nobody has checked yet; a check of one; one more review of five
 * stars; one more year.
 */
export function rankingSteps(facts: RankingFacts): RankingSteps {
  const { certificationCount, checkedCertificationCount, experienceYears } = facts
  const { rating, totalReviews } = facts
  const gain = (changes: Partial<RankingFacts>) =>
    rankingScore({ ...facts, ...changes }) - rankingScore(facts)
  return {
    certification: gain({ certificationCount: certificationCount + 1 }),
    check: gain({
      checkedCertificationCount: Math.min(certificationCount, checkedCertificationCount + 1),
    }),
    review: gain({
      rating: (rating * totalReviews + 5) / (totalReviews + 1),
      totalReviews: totalReviews + 1,
    }),
    year: gain({ experienceYears: experienceYears + 1 }),
  }
}
