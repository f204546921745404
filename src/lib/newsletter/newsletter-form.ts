import { isOneOf } from '#lib/one-of.ts'
import { NEWSLETTER_INTERESTS, type NewsletterInterest } from './interests.ts'
import type { NewsletterProblems } from './problem-of.ts'

/** The form of the newsletter as the server renders it: empty, or as it was refused. */
export type NewsletterForm = {
  /** The `Idempotency-Key` of a submission without JavaScript; null in a page of the build. */
  key: string | null
  values: { email: string; name: string; interests: NewsletterInterest[] }
  problems: NewsletterProblems
}

/** The form before anything is typed. */
export const EMPTY_NEWSLETTER_FORM: NewsletterForm = {
  key: null,
  values: { email: '', name: '', interests: [] },
  problems: {},
}

/** The body of the call from the fields of the form. */
export function subscriptionOf(fields: URLSearchParams | FormData) {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), name: text('name').trim() || null, interests: topicsOf(fields) }
}

/** The topics that are chosen in a form; others than ours are left out. */
export function topicsOf(fields: URLSearchParams | FormData): NewsletterInterest[] {
  const chosen = fields.getAll('interests')
  return NEWSLETTER_INTERESTS.filter((topic) => chosen.some((value) => value === topic))
}

/** The topics of a row, which may hold some that are no longer offered. */
export const knownTopics = (stored: readonly string[]): NewsletterInterest[] =>
  stored.filter((topic) => isOneOf(NEWSLETTER_INTERESTS, topic))
