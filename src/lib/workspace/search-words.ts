/** Characters of a name or title that is looked for. */
export const SEARCH_MAX = 100

/**
 * What was typed into a search field, as the lists are asked for it. Pasted text may hold line breaks and tabs, which no
 * name has and the lists refuse.
 */
export const searchWords = (typed: string): string =>
  typed
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX)
