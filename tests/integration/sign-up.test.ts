import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { athletes, auditEvents, professionals, profiles, users } from '#db/schema/index.ts'
import { SignedUp, TERMS_VERSION, USER_TYPES } from '#lib/accounts/sign-up.ts'
import { verifyPassword } from '#server/passwords/password-hash.ts'
import { makePass } from '#server/sign-up/sign-up-pass.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  errorOf,
  GOOD_PASSWORD,
  mailsTo,
  newEmail,
  post,
  signUpForm,
} from '#tests/support/account-api.ts'

const db = accountSuite()

const userOf = async (email: string) =>
  (await db().select().from(users).where(eq(users.email, email)))[0]
const signUp = (form: object, headers = {}) => post('/sign-up', form, { headers })
async function signedUp(form: object): Promise<SignedUp> {
  const response = await signUp(form)
  expect(response.status).toBe(201)
  return SignedUp.parse(await response.json())
}
const today = () => new Date().toISOString().slice(0, 10)
/** The birth date of a person who turns 14 in `days` days. */
function turning14In(days: number): string {
  const date = new Date(`${today()}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  date.setUTCFullYear(date.getUTCFullYear() - 14)
  return date.toISOString().slice(0, 10)
}

describe('sign-up', () => {
  test.each(USER_TYPES)('writes all rows of a %s', async (userType) => {
    const form = signUpForm(userType, { newsletter: true })
    const { userId } = await signedUp(form)
    const user = (await userOf(form.email))!
    expect(user).toMatchObject({
      id: userId,
      emailConfirmedAt: null,
      locale: 'es',
      termsVersion: TERMS_VERSION,
    })
    expect(user.termsAcceptedAt).not.toBeNull()
    expect(await verifyPassword(user.passwordHash, GOOD_PASSWORD)).toBe(true)
    const [profile] = await db().select().from(profiles).where(eq(profiles.userId, userId))
    expect(profile).toMatchObject({
      role: userType,
      displayName: 'Ana Pérez Gil',
      birthDate: '1990-05-17',
      gender: 'female',
      wantsNewsletter: true,
    })
    const asAthlete = await db().select().from(athletes).where(eq(athletes.userId, userId))
    const asProfessional = await db()
      .select()
      .from(professionals)
      .where(eq(professionals.userId, userId))
    if (userType === 'athlete') {
      expect(asAthlete).toMatchObject([
        { countryId: 'ES', cityId: 'es-valencia', activityLevel: 'moderate', mainGoal: 'toning' },
      ])
      expect(asProfessional).toEqual([])
    } else {
      expect(asAthlete).toEqual([])
      expect(asProfessional).toMatchObject([
        {
          type: userType,
          cityId: 'es-valencia',
          countryId: 'ES',
          bio: 'Fuerza y movilidad',
          languages: ['es', 'en'],
          experienceYears: 7,
          participateRanking: false,
          isVerified: false,
          personalWebsite: 'https://example.org/ana',
        },
      ])
    }
  })

  test('queues one link in the selected locale and writes an audit event', async () => {
    const form = signUpForm('athlete', { language: 'en' })
    const { userId } = await signedUp(form)
    const mails = await mailsTo(db(), form.email)
    expect(mails).toMatchObject([
      {
        template: 'confirm-email',
        locale: 'en',
        data: { profession: null, device: null },
        sentAt: null,
      },
    ])
    const events = await db().select().from(auditEvents).where(eq(auditEvents.kind, 'sign-up'))
    expect(events.at(-1)).toMatchObject({ outcome: 'ok' })
    expect(JSON.stringify(events)).not.toContain(userId)
  })

  test('returns an upload token and nothing from the form', async () => {
    const form = signUpForm('trainer')
    const text = await (await signUp(form)).text()
    expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual([
      'isMailed',
      'uploadToken',
      'userId',
    ])
    for (const told of [form.email, form.password, 'Ana']) expect(text).not.toContain(told)
  })

  test('stores the address in lower case', async () => {
    const email = `Ana.${newEmail().toUpperCase()}`
    const pass = makePass(process.env['SESSION_SECRET']!, email.toLowerCase())
    await signedUp(signUpForm('athlete', { email: `  ${email} `, pass }))
    expect(await userOf(email.toLowerCase())).toBeDefined()
  })

  test('drops the place of professionals working online only', async () => {
    const { userId } = await signedUp(
      signUpForm('trainer', { modality: 'online', country: 'ES', city: 'es-valencia' }),
    )
    const [row] = await db().select().from(professionals).where(eq(professionals.userId, userId))
    expect(row).toMatchObject({ cityId: null, countryId: null })
  })

  test.each<[object, object]>([
    [{ country: 'ES', city: 'pt-lisboa' }, { city: 'invalid' }],
    [{ country: 'XX', city: null }, { country: 'invalid' }],
    [{ country: null, city: 'es-valencia' }, { country: 'required' }],
    [{ country: 'E\0', city: null }, { country: 'invalid_characters' }],
  ])('rejects the place %j', async (place, fields) => {
    expect(await errorOf(await signUp(signUpForm('athlete', { ...place })))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields,
    })
  })

  test.each([
    [null, 400],
    ['', 410],
    ['99999999999999.x', 410],
  ])('requires the pass of check-email: %j gives %i', async (pass, status) => {
    const form = signUpForm('athlete', { pass })
    expect((await signUp(form)).status).toBe(status)
    expect(await userOf(form.email)).toBeUndefined()
  })

  test('rejects a pass for another address and an expired one', async () => {
    const secret = process.env['SESSION_SECRET']!
    const email = newEmail()
    const old = makePass(secret, email, Date.now() - 31 * 60_000)
    for (const pass of [makePass(secret, newEmail()), old]) {
      const response = await signUp(signUpForm('athlete', { email, pass }))
      expect(await errorOf(response)).toMatchObject({ status: 410, code: 'TOKEN_INVALID' })
    }
  })

  test('rejects an address with a confirmed account and changes nothing', async () => {
    const { email, id } = await makeUser(db())
    expect(await errorOf(await signUp(signUpForm('athlete', { email })))).toEqual({
      status: 409,
      code: 'EMAIL_TAKEN',
      fields: {},
    })
    expect(await userOf(email)).toMatchObject({ id })
    expect(await mailsTo(db(), email)).toEqual([])
  })

  test('rejects an address with an account created by an admin', async () => {
    const email = newEmail()
    const [made] = await db().insert(users).values({ email }).returning({ id: users.id })
    await db().insert(profiles).values({ userId: made!.id, role: 'trainer' })
    expect(await errorOf(await signUp(signUpForm('athlete', { email })))).toMatchObject({
      code: 'EMAIL_TAKEN',
    })
  })

  const FORBIDDEN = {
    role: 'admin',
    user_type: 'admin',
    isVerified: true,
    rating: 5,
    totalReviews: 99,
    rankingScore: 100,
    id: crypto.randomUUID(),
    userId: crypto.randomUUID(),
    emailConfirmedAt: '2026-01-01',
    sessionEpoch: 9,
    passwordHash: '$argon2id$',
    createdAt: '2020-01-01',
    termsVersion: 'none',
    displayName: 'Somebody else',
    avatarUrl: 'https://example.org/x.webp',
    version: 7,
  }
  test.each(Object.entries(FORBIDDEN))('rejects the field %s', async (key, value) => {
    const form = signUpForm('trainer', { [key]: value })
    expect(await errorOf(await signUp(form))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { [key]: 'unknown' },
    })
    expect(await userOf(form.email)).toBeUndefined()
  })

  test.each([
    ['userType', 'admin'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['email', '"a, b"@example.com'],
    ['email', 'Ana <a@example.com>'],
    ['acceptTerms', false],
    ['birthDate', turning14In(1)],
    ['password', 'siete77'],
    ['password', 'x'.repeat(129)],
    ['password', 'password1234'],
    ['personalWebsite', 'javascript:alert(1)'],
    ['firstName', '<b>'],
    ['hasPhoto', false],
  ])('rejects %s: %j', async (key, value) => {
    const { status, code, fields } = await errorOf(
      await signUp({ ...signUpForm('trainer'), [key]: value }),
    )
    expect([status, code, Object.keys(fields)]).toEqual([400, 'INVALID_INPUT', [key]])
  })

  test.each([
    ['8 characters', 'ñ1ñ2ñ3ñ4'],
    ['128 characters', 'niño, árbol, peña y café '.repeat(6).slice(0, 128)],
    ['128 that are 256 UTF-16 units', '🐎🦓🐄🐖🐏🐑🐐🐪'.repeat(16)],
  ])('accepts a password of %s', async (_, password) => {
    await signedUp(signUpForm('athlete', { password }))
  })

  test('accepts accents composed or decomposed as the same password', async () => {
    const form = signUpForm('athlete', { password: 'Muñoz y acción'.normalize('NFD') })
    await signedUp(form)
    const { passwordHash } = (await userOf(form.email))!
    expect(await verifyPassword(passwordHash, 'Muñoz y acción'.normalize('NFC'))).toBe(true)
    expect(await verifyPassword(passwordHash, 'Muñoz y accióm')).toBe(false)
  })

  test('rejects the local part of the address as a password', async () => {
    const email = `marta.campos.${newEmail()}`
    const password = email.slice(0, email.indexOf('@'))
    expect(await errorOf(await signUp(signUpForm('athlete', { email, password })))).toMatchObject({
      fields: { password: 'own_words' },
    })
  })

  test('accepts a user who turns 14 today', async () => {
    await signedUp(signUpForm('athlete', { birthDate: turning14In(0) }))
  })
})
