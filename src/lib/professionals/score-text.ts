import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import type { RankingParts } from './ranking.ts'

/** The whole number that a score is shown as, 0–100. */
export function shownScore({ training, reviews, experience }: RankingParts): number {
  return Math.round(training + reviews + experience)
}

/** The one text that a score needs. */
export type ScoreTexts = Pick<Texts, 'professionals'>

/** The score and its parts in words: "92 of 100: training 40 of 40, reviews 34 of 40, experience 18 of 20". */
export function scoreText(parts: RankingParts, t: Translate<ScoreTexts>): string {
  return t('professionals.ranking.score', {
    score: shownScore(parts),
    training: Math.round(parts.training),
    reviews: Math.round(parts.reviews),
    experience: Math.round(parts.experience),
  })
}
