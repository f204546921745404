import { firstSentences, sentencesOf } from '#lib/format/sentences.ts'

/** A quotation on a card has room for two or three short lines. */
const QUOTE = { min: 25, max: 60 } as const

/**
 * What a card quotes: as many whole sentences from the beginning of a comment as fit into 60 characters, or else the first
 * of its sentences with 25 to 60; from the first comment that has one. Nothing is cut inside a sentence, because half a
 * sentence may say the opposite.
 *
 * @param comments the newest first
 */
export function quoteOf(comments: readonly string[]): string | null {
  for (const comment of comments) {
    const sentences = sentencesOf(comment)
    const quote = [firstSentences(sentences, QUOTE.max), ...sentences].find(
      ({ length }) => length >= QUOTE.min && length <= QUOTE.max,
    )
    if (quote !== undefined) return quote
  }
  return null
}
