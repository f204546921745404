import { isOneOf } from '#lib/one-of.ts'
import type { ErrorCode, FieldProblems } from '#lib/http/errors.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'
import type { Addressee } from '#lib/contact/draft.ts'

/** What is typed in the form of a letter and shown again when it is refused: never its password. */
export const LETTER_FIELDS = ['name', 'objective', 'message', 'phone', 'email'] as const
export type LetterField = (typeof LETTER_FIELDS)[number]

/** A message to a professional as a form of the server, which is sent without scripts. */
export type Letter = {
  to: Addressee
  /** For visitors, who make an account with it; null for whoever is signed in. */
  challenge: Challenge | null
  /** The `Idempotency-Key` of the submission. */
  key: string
  values: Record<LetterField, string>
  /** Problem codes by the name of the control. */
  problems: FieldProblems
  /** Why it was refused as a whole. */
  failure: { code: ErrorCode; retryAfter: number | undefined } | null
}

/** What every letter says, from the fields of its form. */
export function messageOfLetter(fields: URLSearchParams) {
  return {
    name: fields.get('name') ?? '',
    phone: fields.get('phone')?.trim() || null,
    message: fields.get('message') ?? '',
  }
}

/**
 * The problems of the calls that a letter takes, by the controls of its form.
 *
 * @param fields what was typed: an empty field is missing, not short
 */
export function problemsOfLetter(problems: FieldProblems, fields: URLSearchParams): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, code]) => {
      const name = controlOf(path)
      const isEmpty = isOneOf(LETTER_FIELDS, name) && !fields.get(name)?.trim()
      return [name, isEmpty ? 'required' : code]
    }),
  )
}

function controlOf(path: string): string {
  if (path.startsWith('challenge')) return 'answer'
  if (path === 'acceptTerms' || path === 'isOldEnough') return 'agrees'
  return path.split('.').at(-1)!
}
