import { firstSentences, sentencesOf } from '#lib/format/sentences.ts'
import { quoteOf } from './quote.ts'

/** A review with words, as it is chosen from. */
export type Candidate = {
  id: string
  reviewerName: string | null
  rating: number
  createdAt: string
  comment: string
}
/** What stands above the list of reviews: whole sentences of one. */
export type Highlight = Omit<Candidate, 'comment'> & { text: string }
export type Highlights = { praise: Highlight[]; lowest: Highlight | null }

/** How much praise is highlighted. */
const PRAISE = 2
/** Of the most critical review at most as many characters, but always its first sentence. */
const LOWEST_MAX = 160

/**
 * What is highlighted of many reviews: two with five stars, and always the most critical one, so that the others are
 * believed.
 *
 * @param best those with five stars, the newest first
 * @param lowest the one with the fewest stars, fewer than five; the newest of several
 */
export function highlightsOf(best: readonly Candidate[], lowest: Candidate | null): Highlights {
  const critical = lowest && withText(lowest, beginningOf(lowest.comment))
  const said = new Set([critical?.text])
  const praise: Highlight[] = []
  for (const review of best) {
    const text = quoteOf([review.comment])
    if (text === null || said.has(text) || praise.length === PRAISE) continue
    said.add(text)
    praise.push(withText(review, text))
  }
  return { praise, lowest: critical }
}

const withText = ({ comment: _, ...review }: Candidate, text: string): Highlight => ({
  ...review,
  text,
})

function beginningOf(comment: string): string {
  const sentences = sentencesOf(comment)
  return firstSentences(sentences, LOWEST_MAX) || (sentences[0] ?? comment)
}
