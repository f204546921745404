import { foldWords } from './fold-words.ts'
import { MEANINGS, type Meaning } from './meanings.ts'

/**
 * A part of a search, which a person fulfils by words that begin as typed, by a value that they have chosen, or by another
 * name of the same in their texts, word for word.
 */
export type Clause = { typed: string; values: readonly string[]; texts: readonly string[] }

/** Words that say nothing beside others, in both languages. */
const SILENT = new Set(
  foldWords(
    'a al con de del e el en la las lo los mi mis o para por su tu un una y ' +
      'an and at for in my of on or the to with your',
  ),
)

/** The beginning of a term is known from here on: shorter ones begin too many names. */
const BEGINNING = 4
/** What is left of a word without its ending. */
const STEM = 4

const termText = (term: string) => telling(foldWords(term)).join(' ')

type Term = { text: string; meaning: Meaning }

const TERMS: readonly Term[] = MEANINGS.flatMap((meaning) =>
  meaning.terms.map((term) => ({ text: termText(term), meaning })),
)
const LONGEST = Math.max(...TERMS.map(({ text }) => text.split(' ').length))
const BY_TEXT = Map.groupBy(TERMS, ({ text }) => text)
// Names of places and languages have no endings: `Navarro` is a person, not from Navarra.
const BY_STEM = Map.groupBy(
  TERMS.filter(({ meaning }) => !meaning.isName),
  ({ text }) => stemOf(text),
)

/** The words of a search without those that say nothing, unless there are no others. */
function telling(words: readonly string[]): readonly string[] {
  const some = words.filter((word) => !SILENT.has(word))
  return some.length > 0 ? some : words
}

/** Without the ending of a plural or of a gender, in Spanish and English: `lesiones` and `lesión`, `rodillas` and `rodilla`. */
function stemOf(text: string): string {
  return text.replaceAll(/\S+/g, (word) => without(/[aeo]$/, without(/s$/, word)))
}

/** Without an ending, unless too little is left. */
function without(ending: RegExp, word: string): string {
  const shorter = word.replace(ending, '')
  return shorter.length >= STEM ? shorter : word
}

/**
 * What a search means: its words from left to right, the longest known names first. The last one may be a beginning.
 *
 * @returns none when there is no word
 * @example understand('dolor de rodilla') // two clauses: of pain, and of knees
 */
export function understand(search: string): Clause[] {
  const words = telling(foldWords(search))
  const clauses: Clause[] = []
  for (let at = 0; at < words.length;) {
    const { length, terms } = longestAt(words, at)
    clauses.push(clauseOf(words.slice(at, at + length).join(' '), terms))
    at += length
  }
  return clauses
}

/** The most words from a position on that are a name, and what it is the name of; one word that is none otherwise. */
function longestAt(
  words: readonly string[],
  at: number,
): { length: number; terms: readonly Term[] } {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ')
    const isLast = at + length === words.length
    const terms = BY_TEXT.get(text) ?? BY_STEM.get(stemOf(text)) ?? (isLast ? begunBy(text) : [])
    if (terms.length > 0) return { length, terms }
  }
  return { length: 1, terms: [] }
}

const begunBy = (text: string) =>
  text.length < BEGINNING ? [] : TERMS.filter((term) => term.text.startsWith(text))

function clauseOf(typed: string, terms: readonly Term[]): Clause {
  const meanings = [...new Set(terms.map(({ meaning }) => meaning))]
  const once = (of: (meaning: Meaning) => readonly string[]) => [...new Set(meanings.flatMap(of))]
  return {
    typed,
    values: once(({ values }) => values),
    texts: once(({ texts }) => texts.map(termText)).filter((text) => text !== typed),
  }
}
