import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { passwordText } from '#client/form/problem-text.ts'
import { PASSWORD_MAX } from '#lib/accounts/password.ts'
import { AppError } from '#lib/http/errors.ts'
import { createT } from '#lib/i18n/t.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { WEAKNESSES, type Weakness } from './weakness.ts'

const OWNER = {
  email: 'maria.fernandez@correo-de-ejemplo.com',
  names: ['María', 'Fernández Gil', 'Mery'],
}
const SOMEBODY = { email: 'x@y.example', names: [] }

/** The reason a password is rejected, or `taken`. */
async function outcome(password: string, owner: typeof OWNER | typeof SOMEBODY = OWNER) {
  try {
    await refuseGuessable(password, owner)
    return 'taken'
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT')
      return error.fields?.['password']
    throw error
  }
}

const REFUSED: [Weakness, string[]][] = [
  [
    'too_common',
    [
      ...[
        'password',
        'p a s s w o r d',
        'Password1',
        '12345678',
        '1234567890',
        'qwertyuiop',
        '1qaz2wsx',
        'iloveyou',
      ],
      ...[
        'p4ssw0rd',
        'drowssap',
        'mariposa',
        'Mariposa7',
        'realmadrid',
        'teamomucho',
        'Tequiero1',
        'constructor1',
      ],
    ],
  ],
  ['keyboard_pattern', ['sdfghjkl', 'dfghjklñ', 'rewqasdf', '0987uiop', 'Wertyuiop']],
  ['sequence', ['abcdefgh', 'hgfedcba', '56789abcdef']],
  [
    'repeated',
    ['        ', 'aaaaaaaa', 'abcabcabc', '🐎'.repeat(128), 'ñá'.repeat(64), 'ananananana'],
  ],
  [
    'own_words',
    [
      ...[
        'maria.fernandez@correo-de-ejemplo.com',
        'MARIA.FERNANDEZ',
        'mariafernandez',
        'Maria2024!',
      ],
      ...[
        'fernandez maria',
        'Fernández Gil',
        'correo-de-ejemplo',
        'm4ria.f3rnandez',
        'Mery Mery Mery',
      ],
      ...[
        'miformaactiva',
        'demo-forma-2026',
        'Mi Forma Activa 2026',
        'mi-forma-activa',
        'Entrenador1',
        'nutricionista',
      ],
      ...['entrenador personal', 'fisioterapeuta', 'administrador'],
    ],
  ],
  ['date', ['19900517', '17/05/1990', '1990-05-17']],
  ['common_name', ['Alejandro1', 'gonzalez', 'Francisco']],
  [
    'single_word',
    [
      'contraseña',
      'hola hola hola',
      'CONTRASEN\u0303A',
      'barcelona',
      'desafortunadamente',
      'constructor',
    ],
  ],
  [
    'guessable',
    ['futbol2024', 'fútbol2024', 'contraseña1', 'guapa123', 'perrogato', 'lunesmartes'],
  ],
]

describe.each(REFUSED)('%s', (weakness, passwords) => {
  test.each(passwords)('%s is rejected', async (password) => {
    expect(await outcome(password)).toBe(weakness)
  })
})

test('every reason is tested', () => {
  expect(REFUSED.map(([weakness]) => weakness)).toEqual(WEAKNESSES)
})

describe.each(['es', 'en'] as const)('in %s', (locale) => {
  const { fields } = TEXTS[locale]
  const t = createT({ fields }, locale)

  test('each reason has its own text', () => {
    const texts = WEAKNESSES.map((weakness) => passwordText(t, weakness))
    expect(new Set(texts).size).toBe(WEAKNESSES.length)
    expect(texts).not.toContain(fields.problem.invalid)
  })
})

test.each([
  ...['caballo grapa pila batería', 'correct horse battery staple', 'correcto caballo batería'],
  ...['entrenador de caballos azules', 'una clave larga', 'hola que tal', 'sol y playa'],
  ...['xk7-vw2-qq9', 'G7#kd9!x', 'ñ1ñ2ñ3ñ4', 'tr0ub4dor&3', 'el constructor de barcos'],
  ...['李小龍武術太極拳王', 'пароль от почты', 'maria come 8 manzanas verdes'],
  // Weak at one end only.
  `${'a'.repeat(60)}caballo grapa pila batería`,
  `caballo grapa pila batería${'a'.repeat(60)}`,
])('%s is accepted', async (password) => {
  expect(await outcome(password)).toBe('taken')
})

test('the words of one user are no reason to reject for another', async () => {
  expect(await outcome('maria.fernandez@correo-de-ejemplo.com')).toBe('own_words')
  expect(await outcome('maria.fernandez@correo-de-ejemplo.com', SOMEBODY)).toBe('taken')
})

test('any input is accepted or rejected with a reason', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: PASSWORD_MAX }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: PASSWORD_MAX }),
    fc
      .array(
        fc.constantFrom('__proto__', 'constructor', '\0', '\ud800', 'İ', 'ﷺ', '4@3', '\n', '|_|'),
      )
      .map((all) => all.join('').slice(0, PASSWORD_MAX)),
  )
  await fc.assert(
    fc.asyncProperty(text, fc.array(text, { maxLength: 3 }), async (password, names) => {
      const owner = { email: `${names[0] ?? ''}@example.com`, names }
      expect(['taken', ...WEAKNESSES]).toContain(await outcome(password, owner))
    }),
    { numRuns: 150 },
  )
})

describe('128 characters', () => {
  // Load the dictionaries first: their loading time is not measured.
  beforeAll(() => outcome('caballo grapa pila batería'))

  const repeated = (text: string) => text.repeat(PASSWORD_MAX).slice(0, PASSWORD_MAX)
  const anyOf = (signs: string) =>
    Array.from({ length: PASSWORD_MAX }, (_, n) => signs[(n * n * 7 + n * 3) % signs.length]).join(
      '',
    )

  test.each(
    [
      ...[
        'a',
        'ab',
        'p@$$w0rd',
        '4@310$7!',
        '1l!|',
        '@4({[<3|1!0$57%7+2',
        '1990-05-17',
        '|\\/\\/|()',
      ],
      ...['qwertyuiop', '3lpadr3lamadr3lah1ja', '2024', 'onetwothree', 'aabaabaabc'],
    ].map(repeated),
  )('made of %s are estimated within 100 ms', within50ms)

  test.each(
    [...['1!|7a4@e3o0s5$t+()<[{69&#%2vu/^n', 'aeiou1', '0o1il!|', 'aeiost', '|_|^/\\/', '2vu']].map(
      anyOf,
    ),
  )('such as %s are estimated within 100 ms', within50ms)

  /** CPU time, best of three: independent of other load on the machine. */
  async function within50ms(password: string) {
    const times = []
    for (let n = 0; n < 3; n++) {
      const begin = process.cpuUsage()
      await outcome(password)
      const { user, system } = process.cpuUsage(begin)
      times.push((user + system) / 1_000)
    }
    expect(Math.min(...times)).toBeLessThan(100)
  }
})
