import { PASSWORD_MAX, PASSWORD_MIN } from '#lib/accounts/password.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of fields, as an island is given them. */
export type FieldTexts = Pick<Texts, 'fields'>
export type FieldT = Translate<FieldTexts>

/** The text of every code that the schemas of accounts and their operations use. */
export const PROBLEM_KEY = {
  required: 'fields.problem.required',
  too_short: 'fields.problem.tooShort',
  too_long: 'fields.problem.tooLong',
  too_large: 'fields.problem.tooLarge',
  too_many: 'fields.problem.tooMany',
  duplicate: 'fields.problem.duplicate',
  invalid: 'fields.problem.invalid',
  invalid_characters: 'fields.problem.invalidCharacters',
  invalid_email: 'fields.problem.invalidEmail',
  invalid_phone: 'fields.problem.invalidPhone',
  invalid_date: 'fields.problem.invalidDate',
  invalid_link: 'fields.problem.invalidLink',
  invalid_post: 'fields.problem.invalidPost',
  too_young: 'fields.problem.tooYoung',
  too_common: 'fields.problem.tooCommon',
  keyboard_pattern: 'fields.problem.keyboardPattern',
  sequence: 'fields.problem.sequence',
  repeated: 'fields.problem.repeated',
  own_words: 'fields.problem.ownWords',
  date: 'fields.problem.date',
  common_name: 'fields.problem.commonName',
  single_word: 'fields.problem.singleWord',
  guessable: 'fields.problem.guessable',
  wrong_password: 'fields.problem.wrongPassword',
  wrong_phrase: 'fields.problem.wrongPhrase',
  wrong_answer: 'fields.problem.wrongAnswer',
  mismatch: 'fields.problem.mismatch',
  wrong_network: 'fields.problem.wrongNetwork',
  one_primary: 'fields.problem.onePrimary',
  more_than_age: 'fields.problem.moreThanAge',
  less_than_experience: 'fields.problem.lessThanExperience',
  terms_required: 'fields.problem.termsRequired',
  photo_required: 'fields.problem.photoRequired',
} as const satisfies Record<string, Parameters<FieldT>[0]>

/**
 * What to say about a field, for a problem code of a schema or of the server; undefined when there is none.
 * A code that is not known here reads as "not valid".
 */
export function fieldText(t: FieldT, code: string | undefined): string | undefined {
  if (!code) return undefined
  const known = Object.hasOwn(PROBLEM_KEY, code) ? (code as keyof typeof PROBLEM_KEY) : 'invalid'
  return t(PROBLEM_KEY[known])
}

/** The same for a new password, whose lengths are named. */
export function passwordText(t: FieldT, code: string | undefined): string | undefined {
  if (code === 'too_short') return t('fields.problem.passwordTooShort', { min: PASSWORD_MIN })
  if (code === 'too_long') return t('fields.problem.passwordTooLong', { max: PASSWORD_MAX })
  return fieldText(t, code)
}
