import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'
import { fold } from './fold.ts'

/*
 * Loaded lazily, with the first password check. The bundler replaces this module by its computed exports
 * (scripts/build/password-dictionaries.ts).
 */

/** Longer words add nothing to dictionary attacks. */
const LONGEST = 20

/** Common among Spanish speakers, and missing in the packages. */
const SPANISH_PASSWORDS = [
  ...['teamo', 'tequiero', 'teamomucho', 'tequieromucho', 'miamor', 'mivida', 'micorazon'],
  ...['felicidad', 'amorcito', 'bienvenido', 'holamundo', 'elcorteingles'],
]

/** Most common first. Of the packages' sequences only those used for counting: the others rank rare words first. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'passwords-common': common['passwords-common'],
  'passwords-es': SPANISH_PASSWORDS,
  'diceware-common': common['diceware-common'],
  'commonWords-es': spanish['commonWords-es-es'],
  'commonWords-en': english['commonWords-en'],
  'firstnames-es': spanish['firstnames-es-es'],
  'firstnames-en': english['firstnames-en'],
  'lastnames-es': spanish['lastnames-es-es'],
  // The common ones of ninety thousand suffice.
  'lastnames-en': english['lastnames-en'].slice(0, 10_000),
  'wikipedia-es': spanish['wikipedia-es-es'],
  'wikipedia-en': english['wikipedia-en'],
  'cardinalNumbers-es': spanish['cardinalNumbers-es-es'],
  'cardinalNumbers-en': english['cardinalNumbers-en'],
  'daysOfWeek-es': spanish['daysOfWeek-es-es'],
  'daysOfWeek-en': english['daysOfWeek-en'],
  'months-es': spanish['months-es-es'],
  'months-en': english['months-en'],
}

/** The keyboard layouts used here. */
export const GRAPHS = { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad }

function dictionaries(): Record<string, string[]> {
  const lists = Object.entries(LISTS)
  const kept = Object.fromEntries(lists.map(([name]) => [name, [] as string[]]))
  const seen = new Set<string>()
  const longest = Math.max(...lists.map(([, list]) => list.length))
  // Interleaved by rank, so each word gets its best rank.
  for (let at = 0; at < longest; at++) {
    for (const [name, list] of lists) {
      const given = list[at]
      const word = given && plain(given)
      if (!word || seen.has(word) || !isUseful(word, at)) continue
      seen.add(word)
      kept[name]!.push(word)
    }
  }
  return kept
}

/** Whether the list finds the word sooner than brute force. */
const isUseful = (word: string, at: number) => word.length <= LONGEST && at < 10 ** word.length

/** Fast path: most of the many words are plain already. */
const plain = (word: string) => (/^[a-z\d]*$/.test(word) ? word : fold(word).toLowerCase())

/** The dictionaries by name, most common word first; each word once, at its best rank. */
export const DICTIONARIES: Readonly<Record<string, readonly string[]>> = dictionaries()
