/** A quotation on a card has room for two or three short lines. */
const QUOTE = { min: 25, max: 60 } as const

/** Where a sentence ends: not after an abbreviation or an initial. */
const END =
  /(?<=[.!?…])(?<!(?:^|[\s(])(?:Dra?|Sra?|Lic|Prof|Ing|núm|tel|aprox|p|ej|Mr|Mrs|Ms|St|\p{Lu})\.)\s+|\n+/u

/** The sentences of a text, with their marks; line breaks end one too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

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

/** What a text begins with: its first sentence; null for an empty one. */
export function openingOf(text: string | null): string | null {
  return sentencesOf(text ?? '')[0] ?? null
}

/** As many sentences from the beginning as fit into `max` characters; empty where not even the first does. */
export function firstSentences(sentences: readonly string[], max: number): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    if (longer.length > max) break
    text = longer
  }
  return text
}
