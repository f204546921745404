/** The input of the ranking. `rating` is the average of the reviews (0 when there is none). */
export type RankingFacts = {
  /** Entries that differ in case alone count once. */
  certificationCount: number
  /** How many of them an admin has checked. */
  checkedCertificationCount: number
  rating: number
  totalReviews: number
  experienceYears: number
}

/** The maximum of each part of the score; together 100. */
export const RANKING_WEIGHTS = { training: 40, reviews: 40, experience: 20 } as const

/** The formula as it is published (`/reviews-and-ranking`): change both together with the formula. */
export const RANKING_VERSION = { number: 2, since: '2026-11-23' } as const

/** What a certification that nobody has checked counts; a checked one counts 1. */
export const UNCHECKED_WEIGHT = 0.5

/** Certifications and years beyond these add nothing. */
export const FULL_CERTIFICATIONS = 5
export const FULL_EXPERIENCE_YEARS = 10

/** With this many reviews the average has half its weight: one five-star review is not yet a reputation. */
export const REVIEWS_FOR_HALF_TRUST = 5

export type RankingParts = { training: number; reviews: number; experience: number }

/**
 * What is passed to the ranking as certifications: a checked one counts whole, another half. Twin of the SQL function
 * `counted_certifications`.
 */
export function countedCertifications({
  certificationCount,
  checkedCertificationCount,
}: Pick<RankingFacts, 'certificationCount' | 'checkedCertificationCount'>): number {
  const unchecked = certificationCount - checkedCertificationCount
  return checkedCertificationCount + unchecked * UNCHECKED_WEIGHT
}

/**
 * The three parts of the ranking score, 0–40, 0–40 and 0–20 points.
 *
 * 40·min(certifications/5, 1), 40·(rating/5)·(n/(n+5)), 20·min(years/10, 1), n = number of reviews; certifications as
 * `countedCertifications` counts them.
 * Twin of the SQL function `calculate_professional_ranking_score`: the same operations in the same order
 * on the same IEEE doubles, so both give the same bits.
 */
export function rankingParts(facts: RankingFacts): RankingParts {
  const n = facts.totalReviews
  return {
    training:
      RANKING_WEIGHTS.training * Math.min(countedCertifications(facts) / FULL_CERTIFICATIONS, 1),
    reviews: RANKING_WEIGHTS.reviews * (facts.rating / 5) * (n / (n + REVIEWS_FOR_HALF_TRUST)),
    experience:
      RANKING_WEIGHTS.experience * Math.min(facts.experienceYears / FULL_EXPERIENCE_YEARS, 1),
  }
}

/** The ranking score, 0–100. */
export function rankingScore(facts: RankingFacts): number {
  const parts = rankingParts(facts)
  return parts.training + parts.reviews + parts.experience
}
