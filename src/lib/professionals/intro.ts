import { sentencesOf } from '#lib/format/sentences.ts'

/** A longer first sentence is no headline. */
const HEADLINE_MAX = 160

/** How a profile tells its own text: its largest words, and what stands below them, with its line breaks. */
export function introOf(bio: string | null): { headline: string | null; lead: string } {
  const text = (bio ?? '').trim()
  const [first] = sentencesOf(text)
  if (first === undefined || first.length > HEADLINE_MAX) return { headline: null, lead: text }
  return { headline: first, lead: text.slice(first.length).trim() }
}
