import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oneTimeTokens, professionals, profiles, users, verifications } from '#db/schema/index.ts'
import account from '#functions/account.ts'
import handler from '#functions/admin-professionals.ts'
import verificationsApi from '#functions/admin-verifications.ts'
import professionalsApi from '#functions/professionals.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import type { ProfessionalId, UserId, VerificationId } from '#lib/ids.ts'
import { hashPassword } from '#server/passwords/password-hash.ts'
import { issueToken, redeemToken } from '#server/tokens/tokens.ts'
import { errorOf, mailsTo, newAddress, newEmail } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { callFunction, SITE } from '#tests/support/call-function.ts'
import { loadDictionaries } from '#tests/support/dictionaries.ts'
import { unfinished, waiting } from '#tests/support/locks.ts'
import { postJson } from '#tests/support/post-json.ts'
import { insertProfessional } from '#tests/support/professionals.ts'

const db = accountSuite()
const PATH = '/api/admin/professionals'
const GOOD_PASSWORD = 'tres cabras verdes saltan'

let cookie: string
let me: UserId
beforeAll(loadDictionaries)
beforeEach(async () => {
  const admin = await makeUser(db(), { role: 'admin' })
  cookie = await cookieOf(db(), admin)
  me = admin.id
})

const create = (changes: object = {}, key = randomUUID()) =>
  postJson(
    handler,
    PATH,
    {
      email: newEmail(),
      name: 'Alba Nieto',
      profession: 'physiotherapist',
      specialization: 'Terapia manual, neurological, terapia_manual',
      experienceYears: 4,
      bio: null,
      language: 'es',
      reason: 'Trabaja con nosotros.',
      ...changes,
    },
    { cookie, key },
  )
const created = async (changes: object = {}) => {
  const response = await create(changes)
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { id: ProfessionalId }).id
}
const getFrom = (api: typeof handler, path: string) =>
  api(new Request(`${SITE}${path}`, { headers: { cookie } }), {
    ip: newAddress(),
    requestId: 'request-0123',
  })
const read = async (id: string) =>
  (await (await getFrom(handler, `${PATH}/${id}`)).json()) as Professional
const isPublic = async (id: string) =>
  (await callFunction(professionalsApi, `/api/professionals/${id}`)).status === 200
const setPassword = (token: string, password = GOOD_PASSWORD) =>
  postJson(account, '/api/account/reset-password', { token, password })

describe('a professional made by an admin', () => {
  test('has no password, one link, and is not public', async () => {
    const email = newEmail()
    const id = await created({ email })
    const [row] = await db()
      .select()
      .from(users)
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .innerJoin(professionals, eq(professionals.userId, users.id))
      .where(eq(users.email, email))
    expect(row).toMatchObject({
      users: { passwordHash: null, emailConfirmedAt: null },
      profiles: { role: 'physiotherapist', displayName: 'Alba Nieto' },
      professionals: {
        ...{ id, isPublic: false, isVerified: true, experienceYears: 4, trainingModality: 'both' },
        specialization: ['manual_therapy', 'neurological_physiotherapy'],
      },
    })
    const mails = await mailsTo(db(), email)
    expect(mails.map(({ template }) => template)).toEqual(['set-password'])
    const [token] = await db()
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, row!.users.id))
    const hours = (token!.expiresAt.getTime() - token!.createdAt.getTime()) / 3_600_000
    expect([token!.purpose, Math.round(hours)]).toEqual(['set-password', 72])
    expect(await isPublic(id)).toBe(false)
    expect(await read(id)).toMatchObject({
      ...{ email, hasPassword: false, isDisabled: false },
      records: [{ certificate: null, state: 'approved' }],
    })
  })

  test('is verified by whoever made the account, for a reason that stays', async () => {
    const id = await created({ reason: 'La conozco del centro.' })
    const [record] = await db()
      .select()
      .from(verifications)
      .where(eq(verifications.professionalId, id))
    expect(record).toMatchObject({
      ...{ kind: 'profession', state: 'approved', checks: [], register: null },
      ...{ grounds: 'La conozco del centro.', decidedBy: me },
    })
    const other = db().update(verifications).set({ grounds: 'Otra cosa.' })
    await expect(other.where(eq(verifications.id, record!.id))).rejects.toThrow()
  })

  test('is public with the first password, by a link that works once', async () => {
    const email = newEmail()
    const id = await created({ email })
    const [mail] = await mailsTo(db(), email)
    const token = String(mail!.data['token'])
    expect((await setPassword(token, 'password')).status).toBe(400)
    expect(await isPublic(id)).toBe(false)
    expect((await setPassword(token)).status).toBe(200)
    expect(await isPublic(id)).toBe(true)
    expect(await read(id)).toMatchObject({ hasPassword: true, linkUntil: null })
    expect((await setPassword(token)).status).toBe(410)
  })

  test('gets another link, which voids the first, until there is a password', async () => {
    const email = newEmail()
    const id = await created({ email })
    const link = () => postJson(handler, `${PATH}/${id}/password-link`, undefined, { cookie })
    expect((await link()).status).toBe(200)
    const [first, second] = (await mailsTo(db(), email)).map(({ data }) => String(data['token']))
    expect((await setPassword(first!)).status).toBe(410)
    expect((await setPassword(second!)).status).toBe(200)
    expect((await link()).status).toBe(409)
  })

  test.each(['set-password', 'reset-password'] as const)(
    'gets no other link while a password is being set by one of %s',
    async (purpose) => {
      const id = await created()
      const [{ userId }] = (await db()
        .select({ userId: professionals.userId })
        .from(professionals)
        .where(eq(professionals.id, id))) as [{ userId: UserId }]
      const isOpen = and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt))
      // The only link that is open.
      await db().delete(oneTimeTokens).where(isOpen)
      const token = await issueToken(db(), { userId, purpose })
      const end = await unfinished(db.owner(), async (tx) => {
        await redeemToken(tx, { token, purpose })
      })
      const asked = postJson(handler, `${PATH}/${id}/password-link`, undefined, { cookie })
      await waiting(db.owner(), 1)
      const passwordHash = await hashPassword(GOOD_PASSWORD)
      await db.owner().update(users).set({ passwordHash }).where(eq(users.id, userId))
      await end()
      expect((await asked).status).toBe(409)
      expect(await db().$count(oneTimeTokens, isOpen)).toBe(0)
    },
  )

  test('is public too by the link of a forgotten password, if that is the first', async () => {
    const email = newEmail()
    const id = await created({ email })
    await postJson(account, '/api/account/forgot-password', { email })
    const mail = (await mailsTo(db(), email)).find(({ template }) => template === 'reset-password')
    expect((await setPassword(String(mail!.data['token']))).status).toBe(200)
    expect(await isPublic(id)).toBe(true)
  })

  test('who was hidden later is not published by a new password', async () => {
    const user = await makeUser(db(), { role: 'trainer' })
    const [row] = await db()
      .insert(professionals)
      .values({ userId: user.id, type: 'trainer', isPublic: false })
      .returning()
    await postJson(account, '/api/account/forgot-password', { email: user.email })
    const [mail] = await mailsTo(db(), user.email)
    expect((await setPassword(String(mail!.data['token']))).status).toBe(200)
    expect(await isPublic(row!.id)).toBe(false)
  })

  test('gets no link while nobody may sign in', async () => {
    const email = newEmail()
    const id = await created({ email })
    const disabled = { disabledAt: new Date(), disabledReason: 'Ha escrito publicidad.' }
    await db().update(users).set(disabled).where(eq(users.email, email))
    const link = await postJson(handler, `${PATH}/${id}/password-link`, undefined, { cookie })
    expect(link.status).toBe(409)
    expect(await mailsTo(db(), email)).toHaveLength(1)
    expect(await read(id)).toMatchObject({ isDisabled: true })
  })

  test('is made once for a repeated call', async () => {
    const [email, key] = [newEmail(), randomUUID()]
    const [first, again] = [await create({ email }, key), await create({ email }, key)]
    expect(await first.json()).toEqual(await again.json())
    expect(await mailsTo(db(), email)).toHaveLength(1)
  })

  test('needs an address of its own, and specialities of the profession', async () => {
    const { email } = await makeUser(db())
    expect(await errorOf(await create({ email }))).toEqual({
      ...{ status: 409, code: 'EMAIL_TAKEN' },
      fields: { email: 'taken' },
    })
    for (const [changes, fields] of [
      [{ specialization: 'Terapia manual, astrología' }, { specialization: 'unknown' }],
      [{ specialization: ' , ' }, { specialization: 'unknown' }],
      [{ specialization: '' }, { specialization: 'required' }],
      [{ name: '' }, { name: 'too_short' }],
      [{ email: 'a@b' }, { email: 'invalid_email' }],
      [{ experienceYears: 61 }, { experienceYears: 'too_many' }],
      [{ reason: ' ' }, { reason: 'required' }],
    ] as const) {
      expect((await errorOf(await create(changes))).fields).toEqual(fields)
    }
    for (const forbidden of ['isVerified', 'isPublic', 'role', 'password', 'rating']) {
      expect((await create({ [forbidden]: true })).status, forbidden).toBe(400)
    }
  })
})

describe('an admin verifies with a reason alone', () => {
  const verify = (id: ProfessionalId, changes: object = {}) =>
    postJson(
      handler,
      `${PATH}/${id}/verification`,
      { reason: 'Trabaja con nosotros.', name: 'Iker Sanz', fullName: null, ...changes },
      { cookie },
    )
  const person = () => insertProfessional(db(), { name: 'Iker Sanz' })

  test('the badge says no more, and the professional is told', async () => {
    const id = await person()
    expect((await verify(id)).status).toBe(201)
    const shown = await callFunction(professionalsApi, `/api/professionals/${id}`)
    expect(await shown.json()).toMatchObject({
      isVerified: true,
      verification: { wording: 'confirmed', register: null, number: null },
    })
    const [row] = await db()
      .select({ email: users.email })
      .from(professionals)
      .innerJoin(users, eq(users.id, professionals.userId))
      .where(eq(professionals.id, id))
    expect((await mailsTo(db(), row!.email)).map(({ data }) => data)).toMatchObject([
      { event: 'profession_approved', verified: { wording: 'confirmed' } },
    ])
  })

  test('once, for the names that were seen, and for a reason', async () => {
    const id = await person()
    expect((await errorOf(await verify(id, { reason: '' }))).fields).toEqual({ reason: 'required' })
    expect((await errorOf(await verify(id, { name: 'Otra' }))).code).toBe('STALE')
    expect(await read(id)).toMatchObject({ isVerified: false, records: [] })
    expect((await verify(id)).status).toBe(201)
    expect((await errorOf(await verify(id))).code).toBe('CONFLICT')
  })

  test('and ends it with another, which leaves the first in the record', async () => {
    const id = await person()
    const { id: record } = (await (await verify(id)).json()) as { id: VerificationId }
    const end = `/api/admin/verifications/${record}/end`
    const ended = await postJson(verificationsApi, end, { reason: 'Ya no.' }, { cookie })
    expect(ended.status).toBe(200)
    expect(await read(id)).toMatchObject({ isVerified: false })
    expect(await (await getFrom(verificationsApi, end.replace('/end', ''))).json()).toMatchObject({
      ...{ state: 'ended', grounds: 'Trabaja con nosotros.', reason: 'Ya no.' },
    })
  })
})
