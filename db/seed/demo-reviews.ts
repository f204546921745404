import type { ReviewId, UserId } from '#lib/ids.ts'
import { COMMENTS, PRAISE } from './data/demo-comments.ts'
import { REPLIES } from './data/demo-replies.ts'
import { MEN, SURNAMES, WOMEN } from './data/demo-names.ts'
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'
import { randomOf, uuidOf } from './random.ts'

/** The last day of the demo data; reviews are from the two years before it. */
const TODAY = Date.UTC(2026, 9, 31, 18)
const DAY = 24 * 60 * 60 * 1000
const TWO_YEARS = 2 * 365 * DAY

/** The authors of reviews. Every ninth has no name. */
export const DEMO_ATHLETES = Array.from({ length: 90 }, (_, index) => {
  const given = index % 2 ? MEN[(index * 3) % MEN.length] : WOMEN[(index * 3 + 1) % WOMEN.length]
  const surname = SURNAMES[(index * 13 + 5) % SURNAMES.length]
  return {
    userId: uuidOf(`athlete:${index}`) as UserId,
    email: `deportista-${index + 1}@example.com`,
    name: index % 9 === 8 ? null : `${given} ${surname}`,
  }
})

/** Each professional's reviews: no athlete twice, no comment twice on the same profile. */
export const DEMO_REVIEWS = DEMO_PEOPLE.flatMap(reviewsOf)

function reviewsOf({ key, professional, reviewCount }: DemoPerson) {
  const random = randomOf(`reviews:${key}`)
  // Most get good ratings, some mixed ones.
  const charm = 0.55 + 0.45 * random.next()
  const comments = COMMENTS.map((texts, stars) =>
    random.some(stars === 4 ? [...PRAISE[professional.type], ...texts] : texts, texts.length + 6),
  )
  const reviews = random.some(DEMO_ATHLETES, reviewCount).map((athlete) => {
    const rating = starsFor(random.next(), charm)
    return {
      id: uuidOf(`review:${key}:${athlete.userId}`) as ReviewId,
      professionalId: professional.id,
      professionalType: professional.type,
      reviewerId: athlete.userId,
      rating,
      comment: random.next() < 0.75 ? (comments[rating - 1]?.pop() ?? null) : null,
      createdAt: new Date(TODAY - Math.floor(random.next() * TWO_YEARS)),
    }
  })
  return withAnswers(key, reviews)
}

/**
 * Makes two of three authors verified contacts, and answers a third of the comments within days, no text twice on the
 * same profile.
 */
function withAnswers<Review extends { rating: number; comment: string | null; createdAt: Date }>(
  key: string,
  reviews: readonly Review[],
) {
  const random = randomOf(`answers:${key}`)
  const texts = {
    criticism: random.some(REPLIES.criticism, REPLIES.criticism.length),
    praise: random.some(REPLIES.praise, REPLIES.praise.length),
  }
  return reviews.map((review) => {
    const isVerifiedContact = random.next() < 0.66
    const isAnswered = review.comment !== null && random.next() < 0.35
    const reply = isAnswered ? texts[review.rating <= 3 ? 'criticism' : 'praise'].pop() : undefined
    if (reply === undefined) return { ...review, isVerifiedContact, reply: null, repliedAt: null }
    const answeredAt = review.createdAt.getTime() + Math.floor(random.next() * 6 * DAY)
    return {
      ...review,
      isVerifiedContact,
      reply,
      repliedAt: new Date(Math.min(answeredAt, TODAY)),
    }
  })
}

/** Stars for a random number in [0, 1): more charm, more fives. */
function starsFor(draw: number, charm: number): number {
  const fives = charm * 0.75
  if (draw < fives) return 5
  if (draw < fives + 0.22) return 4
  const rest = (draw - fives - 0.22) / (1 - fives - 0.22)
  return rest < 0.55 ? 3 : rest < 0.85 ? 2 : 1
}
