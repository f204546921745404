import * as z from 'zod/mini'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Code points: an emoji of two UTF-16 units counts once. */
const length = (text: string) => Array.from(text).length

/** A password as it is hashed and compared: composed and decomposed accents are the same password. */
export const normalizePassword = (text: string): string => text.normalize('NFKC')

/** A new password: 8 to 128 characters of any kind. The server also refuses guessable ones. */
export const NewPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || length(normalizePassword(text)) >= PASSWORD_MIN, 'too_short'),
  z.refine((text) => length(normalizePassword(text)) <= PASSWORD_MAX, 'too_long'),
)

/** A password to compare with the stored hash; only its size is limited. */
export const GivenPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(1_000, 'too_long'))

/** The rules of the strength meter, besides those of the server: nothing is refused because of these. */
export const STRENGTH_RULES = {
  length: (text: string) => length(text) >= 12,
  upper: (text: string) => /\p{Lu}/u.test(text),
  lower: (text: string) => /\p{Ll}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => /[^\p{L}\p{N}]/u.test(text),
  noRepeats: (text: string) => text !== '' && !/(.)\1\1/u.test(text),
} as const satisfies Record<string, (text: string) => boolean>
export type StrengthRule = keyof typeof STRENGTH_RULES

export const STRENGTHS = ['very_weak', 'weak', 'good', 'excellent'] as const
export type Strength = (typeof STRENGTHS)[number]

/**
 * Which rules a password meets, and the word for it; null for an empty one.
 *
 * @param weakness why the server would refuse it; undefined until it has judged: no praise before
 */
export function passwordStrength(
  text: string,
  weakness: string | null | undefined,
): { met: readonly StrengthRule[]; share: number; strength: Strength } | null {
  if (text === '') return null
  const rules = Object.keys(STRENGTH_RULES) as StrengthRule[]
  const met = rules.filter((rule) => STRENGTH_RULES[rule](text))
  const share = met.length / rules.length
  const byRules =
    share < 0.4 ? 'very_weak' : share < 0.6 ? 'weak' : share < 0.8 ? 'good' : 'excellent'
  const isPraised = byRules === 'good' || byRules === 'excellent'
  const strength = weakness ? 'very_weak' : weakness === undefined && isPraised ? 'weak' : byRules
  return { met, share, strength }
}
