import { GROUPS } from './groups.ts'
import { markWords } from './mark-words.ts'
import type { Result } from './row-results.ts'

const TEXT_GROUPS = GROUPS.filter((group) => group !== 'professional')

/** How many of a group are shown by themselves. */
const SHOWN = 3

/**
 * What a search is about, by its groups, and what only mentions it: an article is about what its title or its summary
 * names, of which it shows both, everything else about what its title names.
 */
export function sortResults(results: readonly Result[], q: string) {
  const names = (text: string) => markWords(text, q).some(({ isFound }) => isFound)
  const isAbout = ({ group, title, text }: Result) =>
    names(title) || (group === 'article' && names(text))
  const groups = TEXT_GROUPS.map((group) => ({
    group,
    own: results.filter((result) => result.group === group && isAbout(result)).slice(0, SHOWN),
  })).filter(({ own }) => own.length > 0)
  const shown = new Set(groups.flatMap(({ own }) => own))
  return { groups, mentions: results.filter((result) => !shown.has(result)) }
}
