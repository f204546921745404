import { AppError } from '#lib/http/errors.ts'
import { isMadeOf, ownWords, type Owner } from './own-words.ts'
import type { Weakness } from './weakness.ts'

/**
 * Refuses a new password that would be guessed within a million tries by somebody who knows common passwords, the words
 * of both languages, this site, and the account's owner. The schema checks the length.
 *
 * @throws INVALID_INPUT with the reason at `password`
 */
export async function refuseGuessable(password: string, owner: Owner): Promise<void> {
  const weakness = await weaknessFor(password, owner)
  if (!weakness) return
  throw new AppError('INVALID_INPUT', 'the password is guessed soon', {
    fields: { password: weakness },
  })
}

/** Why such a password is refused; undefined when it is not. */
export async function weaknessFor(password: string, owner: Owner): Promise<Weakness | undefined> {
  const words = ownWords(owner)
  if (isMadeOf(password, words)) return 'own_words'
  // The dictionaries are large: load them with the first password, not with the function.
  const { weaknessOf } = await import('./weakness.ts')
  return weaknessOf(password, words)
}
