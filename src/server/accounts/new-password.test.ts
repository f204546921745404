import { expect, test } from 'vitest'
import { AppError } from '#lib/http/errors.ts'
import { guessedFirst, refuseGuessable } from './new-password.ts'

const EMAIL = 'ana.perez@example.com'

function outcome(password: string, email = EMAIL): string {
  try {
    refuseGuessable(password, email)
    return 'taken'
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${error.fields?.['password']}`
    throw error
  }
}

test('the list holds what can be chosen at all, and enough of it', () => {
  const words = [...guessedFirst()]
  expect(words.length).toBeGreaterThan(3_000)
  expect(words.filter((word) => word.length < 8)).toEqual([])
})

test.each([
  ...['password', 'PASSWORD', 'Password1', '12345678', '1234567890', 'qwertyuiop', 'iloveyou'],
  ...['football', 'baseball', 'superman', 'sunshine', 'princess', 'trustno1', '1qaz2wsx'],
  ...['miformaactiva', 'MiFormaActiva', 'mi forma activa', 'miformaactiva2026!', 'Entrenador1'],
  ...['nutricionista', 'fisioterapeuta', 'administrador', 'contraseña', 'CONTRASEN\u0303A'],
  ...['ana.perez', 'Ana.Perez', 'ana.perez1990'],
])('%s is refused', (password) => {
  expect(outcome(password)).toBe('INVALID_INPUT too_common')
})

test.each(['correcto caballo batería', 'entrenador de caballos', 'xk7-vw2-qq9', 'ana.perez'])(
  '%s is taken from somebody else',
  (password) => {
    expect(outcome(password, 'luis@example.com')).toBe('taken')
  },
)
