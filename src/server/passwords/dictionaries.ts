import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'
import { fold } from './fold.ts'

/*
 * Loaded when the first password is checked, and not before. In a bundle this module is replaced by what it
 * gives (scripts/build/password-dictionaries.ts).
 */

/** Longer words are guessed by no list. */
const LONGEST = 20

/** Chosen by people who speak Spanish, and missing in the packages. */
const SPANISH_PASSWORDS = [
  ...['teamo', 'tequiero', 'teamomucho', 'tequieromucho', 'miamor', 'mivida', 'micorazon'],
  ...['felicidad', 'amorcito', 'bienvenido', 'holamundo', 'elcorteingles'],
]

/**
 * The most usual first. Of the series of the packages only what people count in: the others make rare words look
 * like the first of a list.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'passwords-common': common['passwords-common'],
  'passwords-es': SPANISH_PASSWORDS,
  'diceware-common': common['diceware-common'],
  'commonWords-es': spanish['commonWords-es-es'],
  'commonWords-en': english['commonWords-en'],
  'firstnames-es': spanish['firstnames-es-es'],
  'firstnames-en': english['firstnames-en'],
  'lastnames-es': spanish['lastnames-es-es'],
  // Of ninety thousand the common ones will do.
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

/** The keyboards that people here write on. */
export const GRAPHS = { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad }

function dictionaries(): Record<string, string[]> {
  const lists = Object.entries(LISTS)
  const kept = Object.fromEntries(lists.map(([name]) => [name, [] as string[]]))
  const seen = new Set<string>()
  const longest = Math.max(...lists.map(([, list]) => list.length))
  // The first words of all lists, then the second ones, so that a word is met first where it stands highest.
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

/** Whether a word of a list is found by it sooner than by trying all letters. */
const isUseful = (word: string, at: number) => word.length <= LONGEST && at < 10 ** word.length

/** Most are plain already, and there are many. */
const plain = (word: string) => (/^[a-z\d]*$/.test(word) ? word : fold(word).toLowerCase())

/** The words that are tried first, by list, the most usual first; each word where it stands highest. */
export const DICTIONARIES: Readonly<Record<string, readonly string[]>> = dictionaries()
