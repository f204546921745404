/**
 * Words a minute of an adult who reads non-fiction silently: Brysbaert M (2019), How many words do we read per minute?
 * A review and meta-analysis of reading rate, Journal of Memory and Language 109, 104047.
 */
const WORDS_PER_MINUTE = 238

/** A link's address, and a source at the end, are not read. None looks beyond its own kind of bracket: time stays linear. */
const UNREAD = /\]\([^()]*\)|<https?:[^<>]*>|^\[\^[^[\]]+\]:.*$|\[\^[^[\]]+\]/gm
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** How many words of Markdown are read. */
export function wordsIn(markdown: string): number {
  return markdown.replace(UNREAD, ' ').match(WORD)?.length ?? 0
}

/** How many minutes it takes to read so many words, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** How many minutes it takes to read Markdown, at least one. */
export function readingMinutes(markdown: string): number {
  return minutesFor(wordsIn(markdown))
}
