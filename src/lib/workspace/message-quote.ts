import { excerpt } from '#lib/format/excerpt.ts'
import { sentencesOf } from '#lib/format/sentences.ts'
import { QUOTE_MAX } from '#lib/questionnaires/fact.ts'

/** A shorter sentence at the beginning is a greeting. */
const TELLING = 25

/** What a row quotes of a message: its first sentence that tells something, cut after a whole word. */
export function messageQuote(message: string): string {
  const sentences = sentencesOf(message)
  const telling = sentences.find(({ length }) => length >= TELLING) ?? sentences[0] ?? message
  return excerpt(telling.replace(/(?<!\.)\.$/, ''), QUOTE_MAX)
}
