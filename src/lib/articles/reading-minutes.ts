/**
 * Words a minute of an adult who reads non-fiction silently: Brysbaert M (2019), How many words do we read per minute?
 * A review and meta-analysis of reading rate, Journal of Memory and Language 109, 104047.
 */
const WORDS_PER_MINUTE = 238

/** A link's address, and a source at the end, are not read. None looks beyond its own kind of bracket: time stays linear. */
const UNREAD = /\]\([^()]*\)|<https?:[^<>]*>|^\[\^[^[\]]+\]:.*$|\[\^[^[\]]+\]/gm
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** How many minutes it takes to read Markdown, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(UNREAD, ' ').match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
