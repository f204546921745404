import { foldWords } from './fold-words.ts'
import { MEANINGS } from './meanings.ts'

/** Shorter words have too many neighbours. */
const SHORTEST = 4
/** From this length on two letters may be wrong, before it one. */
const LONG = 7
const MOST = 3
/** Of a misspelled word these letters are mostly right. */
const BEGINNING = 2

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
const OWN = MEANINGS.flatMap(({ terms }) => terms.flatMap(wordsOf))

/**
 * The search once for each of its words that may be misspelled, with that word shortened to its beginning: whom it finds then
 * may be who is meant.
 *
 * @example begunFrom('Lerie Sáez') // [{ search: 'Le Sáez', word: 'Le' }, { search: 'Lerie Sá', word: 'Sá' }]
 */
export function begunFrom(search: string): { search: string; word: string }[] {
  const words = wordsOf(search.normalize('NFC'))
  return words
    .flatMap((full, at) => {
      if (full.length < SHORTEST) return []
      const word = full.slice(0, BEGINNING)
      return [{ search: words.with(at, word).join(' '), word }]
    })
    .slice(0, MOST)
}

/**
 * A search with one word spelled like the known word next to it, the nearest first: for a search that found nobody.
 *
 * @param further known words beside our own, such as names of places and people
 * @example nearestTo('rodila Madrid', []) // ['rodilla Madrid']
 */
export function nearestTo(search: string, further: readonly string[]): string[] {
  const known = new Map(
    [...OWN, ...further.flatMap(wordsOf)].map((word) => [foldWords(word).join(''), word]),
  )
  const words = wordsOf(search)
  const found = words.flatMap((word, at) => {
    const folded = foldWords(word).join('')
    if (folded.length < SHORTEST || [...known.keys()].some((other) => other.startsWith(folded)))
      return []
    const limit = folded.length < LONG ? 1 : 2
    return [...known]
      .map(([other, spelling]) => ({ at, spelling, far: distance(folded, other, limit) }))
      .filter(({ far }) => far <= limit)
  })
  const nearest = found.toSorted((a, b) => a.far - b.far).slice(0, MOST)
  return nearest.map(({ at, spelling }) => words.with(at, spelling).join(' '))
}

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour (the optimal string alignment distance);
 * more than the limit where the lengths say so already.
 */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          ...[row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + wrong],
          ...(isSwapped ? [before[j - 2]! + 1] : []),
        ),
      )
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
