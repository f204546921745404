import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { normalizePassword, PASSWORD_MIN } from '#lib/accounts/password.ts'
import { AppError } from '#lib/http/errors.ts'

/** What somebody who attacks this site in particular tries first. */
const OWN_WORDS = [
  'miformaactiva',
  'mi forma activa',
  'mi-forma-activa',
  'formaactiva',
  'forma activa',
  'administrador',
  'administrator',
  'entrenador',
  'entrenadora',
  'entrenador personal',
  'personal trainer',
  'nutricionista',
  'nutritionist',
  'fisioterapeuta',
  'fisioterapia',
  'physiotherapist',
  'deportista',
  'contraseña',
]

let guessed: ReadonlySet<string> | undefined

/** The list of common passwords, as far as they are long enough to be chosen at all, and our own words. */
export function guessedFirst(): ReadonlySet<string> {
  return (guessed ??= new Set(
    [...passwords, ...OWN_WORDS].map(plain).filter((word) => word.length >= PASSWORD_MIN),
  ))
}

/**
 * Refuses a new password that is guessed first: a common one, a word of this site, or what stands before the
 * @ of the address; also with digits or signs after it, which is how people "improve" such a word.
 *
 * @throws INVALID_INPUT with `password: 'too_common'`
 */
export function refuseGuessable(password: string, email: string): void {
  const whole = plain(password)
  const word = whole.replace(/[\d\p{P}\p{S}]+$/u, '')
  const name = plain(email.slice(0, email.lastIndexOf('@')))
  const ownWord = OWN_WORDS.some((own) => plain(own) === word)
  if (guessedFirst().has(whole) || ownWord || whole === name || word === name) {
    const fields = { password: 'too_common' }
    throw new AppError('INVALID_INPUT', 'the password is guessed first', { fields })
  }
}

const plain = (text: string) => normalizePassword(text).toLowerCase()
