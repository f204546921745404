import { describe, expect, test } from 'vitest'
import { accountSuite } from '#tests/support/account-suite.ts'
import { newAddress, newEmail, post } from '#tests/support/account-api.ts'
import { signedIn } from '#tests/support/contact.ts'

const db = accountSuite()

const NORA = { email: 'nora.gil@example.com', names: ['Nora', 'Gil'] }

async function judge(password: string, owner = NORA, cookie = '') {
  const response = await post('/password-strength', { password, ...owner }, { cookie })
  return response.status === 200 ? ((await response.json()) as object) : response.status
}

describe('a password that is typed', () => {
  test.each([
    ['Nora.Gil.1990', 'own_words'],
    ['nora.gil@example.com', 'own_words'],
    ['MiFormaActiva2026!', 'own_words'],
    ['Password1!Password1!', 'too_common'],
    ['cinco sillas verdes', null],
  ])('%s is judged as at sign-up', async (password, weakness) => {
    expect(await judge(password)).toEqual({ weakness })
  })

  test('is judged by the account of whoever is signed in', async () => {
    const { email, cookie } = await signedIn(db())
    const [name] = email.split('@')
    const nobody = { email: '', names: [] }
    expect(await judge(name!.slice(0, 60), nobody)).toEqual({ weakness: null })
    expect(await judge(name!.slice(0, 60), nobody, cookie)).toEqual({ weakness: 'own_words' })
  })

  test('is not judged where it is too short, or beyond the limit', async () => {
    expect(await judge('corta')).toBe(400)
    const [ip, body] = [
      newAddress(),
      { password: 'cinco sillas verdes', ...NORA, email: newEmail() },
    ]
    const statuses = []
    for (let n = 0; n < 121; n++)
      statuses.push((await post('/password-strength', body, { ip })).status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429])
  })
})
