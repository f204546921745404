/** Parts of islands that pages draw too, without a script: each is a root of its own there. */
import { island } from '#client/island/island.tsx'
import { ProfessionalCard } from './list/card.tsx'
import { IgnoredNotice } from './notices/ignored-notice.tsx'
import { Pager } from './paging/pager.tsx'
import { AnswerLine } from './professional/answer-line.tsx'
import { PlaceLine } from './professional/place-line.tsx'
import { RankingRing } from './professional/ranking-ring.tsx'
import { RatingLine } from './professional/rating-line.tsx'
import { ScoreParts } from './professional/score-parts.tsx'

export const StaticAnswerLine = island(AnswerLine, 'professionals')
export const StaticCard = island(ProfessionalCard, 'list', 'professionals')
export const StaticIgnoredNotice = island(IgnoredNotice, 'ignored')
export const StaticPager = island(Pager, 'paging')
export const StaticPlaceLine = island(PlaceLine, 'professionals')
export const StaticRankingRing = island(RankingRing, 'professionals')
export const StaticRatingLine = island(RatingLine, 'professionals')
export const StaticScoreParts = island(ScoreParts, 'professionals')
