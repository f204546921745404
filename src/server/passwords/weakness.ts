import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { DICTIONARIES, GRAPHS } from './dictionaries.ts'
import { fold } from './fold.ts'

/** Fewer guesses than this is a zxcvbn score below 2: "very guessable". */
const GUESSES_MIN = 1e6

/**
 * How many characters at each end of a password are analysed, and how many readings of digits and signs as letters are
 * tried. The cost grows with the square of the first times the second: these keep the worst case that an attacker can
 * send below 50 ms.
 */
const WINDOW = 24
const READINGS = 10

/** Why a password is guessable. */
export const WEAKNESSES = [
  ...(['too_common', 'keyboard_pattern', 'sequence', 'repeated', 'own_words', 'date'] as const),
  ...(['common_name', 'single_word', 'guessable'] as const),
] as const
export type Weakness = (typeof WEAKNESSES)[number]

/** Maps the library's warnings, which are translation keys. */
const WEAKNESS_OF: Readonly<Record<string, Weakness>> = {
  straightRow: 'keyboard_pattern',
  keyPattern: 'keyboard_pattern',
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'too_common',
  topHundred: 'too_common',
  common: 'too_common',
  similarToCommon: 'too_common',
  wordByItself: 'single_word',
  namesByThemselves: 'common_name',
  commonNames: 'common_name',
  userInputs: 'own_words',
}

/** The library looks words up in plain objects, which inherit this property, so it must be a word of each. */
const INHERITED = 'constructor'
const withInherited = (words: readonly string[]) =>
  words.includes(INHERITED) ? [...words] : [...words, INHERITED]

const estimator = new ZxcvbnFactory({
  dictionary: Object.fromEntries(
    Object.entries(DICTIONARIES).map(([name, words]) => [name, withInherited(words)]),
  ),
  graphs: GRAPHS,
  l33tMaxSubstitutions: READINGS,
})

/**
 * Why a password would be guessed within a million tries; undefined when it would not.
 *
 * @param ownWords words known about the user and this site
 */
export function weaknessOf(password: string, ownWords: readonly string[]): Weakness | undefined {
  const text = withoutRepetition(fold(password))
  const known = withInherited(ownWords)
  const begin = estimator.check(text.slice(0, WINDOW), known)
  if (isEnough(begin.guesses)) return undefined
  if (text.length > WINDOW && isEnough(estimator.check(text.slice(-WINDOW), known).guesses)) {
    return undefined
  }
  const { feedback, sequence } = begin
  const [only, ...others] = sequence
  const isWord = only?.pattern === 'dictionary' && others.length === 0
  return WEAKNESS_OF[feedback.warning ?? ''] ?? (isWord ? 'single_word' : 'guessable')
}

/**
 * Removes what adds no guesses: signs between single characters (`p a s s w o r d`), and repeated pieces (`hola hola
 * hola`).
 */
function withoutRepetition(text: string): string {
  const pieces = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (pieces.length < 2) return text
  if (pieces.every((piece) => piece.length === 1)) return pieces.join('')
  return new Set(pieces).size === 1 ? pieces[0]! : text
}

const isEnough = (guesses: number) => guesses >= GUESSES_MIN
