import { AppError } from '#lib/http/errors.ts'
import { isMadeOf, ownWords, type Owner } from './own-words.ts'

/**
 * Refuses a new password that would be guessed within a million tries by somebody who knows common passwords, the words
 * of both languages, this site, and the account's owner. The schema checks the length.
 *
 * @throws INVALID_INPUT with the reason at `password`
 */
export async function refuseGuessable(password: string, owner: Owner): Promise<void> {
  const words = ownWords(owner)
  const weakness = isMadeOf(password, words) ? 'own_words' : await weaknessOf(password, words)
  if (!weakness) return
  throw new AppError('INVALID_INPUT', 'the password is guessed soon', {
    fields: { password: weakness },
  })
}

/** The dictionaries are large: load them with the first password, not with the function. */
async function weaknessOf(password: string, words: readonly string[]) {
  const estimate = await import('./weakness.ts')
  return estimate.weaknessOf(password, words)
}
