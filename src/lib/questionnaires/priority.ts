import { isAnswered } from './is-answered.ts'
import type { Question, Responses } from './questions.ts'

/** How much an answer asks to be read, from most to least. Words decide it; it is no clinical judgement. */
export const PRIORITIES = ['high', 'attention', 'info', 'normal'] as const
export type Priority = (typeof PRIORITIES)[number]

/** As the specification gives them, without accents: answers are compared without theirs. */
const WORDS: readonly (readonly [Priority, readonly string[]])[] = [
  ['high', ['dolor intenso', 'lesion grave', 'diabetes', 'hipertension']],
  ['attention', ['molestia', 'dolor leve', 'alergia']],
  ['info', ['objetivo', 'meta', 'quiero']],
]

/** Where in a text the words stand that decide its priority: `end` is exclusive, both in UTF-16 units. */
export type Match = { start: number; end: number }

/** The priority of a text, and the words that decide it: the highest that is found. Case and accents do not matter. */
export function priorityOf(text: string): { priority: Priority; matches: Match[] } {
  const { folded, starts } = fold(text)
  for (const [priority, words] of WORDS) {
    const matches = words
      .flatMap((word) => occurrences(folded, word))
      .map(([from, to]) => ({
        start: starts[from]!,
        end: starts[to]!,
      }))
    if (matches.length > 0) {
      return { priority, matches: matches.toSorted((one, other) => one.start - other.start) }
    }
  }
  return { priority: 'normal', matches: [] }
}

/** The highest priority of the answers that are texts; null when none is, because numbers show their course instead. */
export function priorityOfAnswers(
  questions: readonly Question[],
  responses: Responses,
): Priority | null {
  const found = questions.flatMap(({ type }, index) => {
    const answer = responses[`q${index}`]
    return type === 'text' && typeof answer === 'string' && isAnswered(answer)
      ? [priorityOf(answer).priority]
      : []
  })
  return PRIORITIES.find((priority) => found.includes(priority)) ?? null
}

/** A text in lower case without accents, and where each of its characters stood: one entry more, for its end. */
function fold(text: string): { folded: string; starts: number[] } {
  const starts: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (let i = 0; i < plain.length; i += 1) starts.push(at)
    folded += plain
    at += character.length
  }
  return { folded, starts: [...starts, at] }
}

function occurrences(text: string, word: string): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    found.push([at, at + word.length])
  }
  return found
}
