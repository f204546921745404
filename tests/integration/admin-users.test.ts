import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox, professionals, profiles, sessions, users } from '#db/schema/index.ts'
import type { UserDetail, UserList } from '#lib/admin/users-schemas.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import {
  errorOf,
  mailedToken,
  mailsTo,
  newEmail,
  post,
  signUpForm,
} from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { actsOf, makeAdmin, type TestAdmin } from '#tests/support/admin.ts'
import { consent } from '#tests/support/health.ts'
import { insertProfessional } from '#tests/support/professionals.ts'

const suite = accountSuite()
const db = suite

let admin: TestAdmin
beforeEach(async () => {
  admin = await makeAdmin(db())
})

const list = async (query: Record<string, string> = {}) => {
  const response = await admin.get(`/users?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return (await response.json()) as UserList
}
const detail = async ({ id }: { id: string }) =>
  (await (await admin.get(`/users/${id}`)).json()) as UserDetail
const called = (id: string, displayName: string) =>
  db()
    .update(profiles)
    .set({ displayName })
    .where(sql`${profiles.userId} = ${id}`)
const namesOf = ({ items }: UserList) => items.map(({ name }) => name)

describe('the list', () => {
  test('finds people by beginnings of their words, without accents, and by the beginning of an address', async () => {
    const zoe = await makeUser(db(), { email: 'zz.o_e%x@example.com' })
    await called(zoe.id, 'Zoë Quiñónez Gárate')
    for (const q of ['zoe qui', 'GÁRATE', 'qUIÑO z', 'zz.o', 'ZZ.O_E%X@EXAMPLE.COM', 'zz.o_e%']) {
      expect([q, namesOf(await list({ q }))]).toEqual([q, ['Zoë Quiñónez Gárate']])
    }
    const wrong = ['oë', 'zoe garat x', 'z.o_e', "zz' | zoe", '@example.com', '\\', "'", '&|!()']
    for (const q of wrong) {
      expect([q, namesOf(await list({ q }))]).toEqual([q, []])
    }
  })

  const ORDERS = ['created', 'name', 'email'].flatMap((sort) =>
    ['asc', 'desc'].map((dir) => ({ sort, dir })),
  )
  test.each(ORDERS)('reaches every account once, both ways, by $sort $dir', async (order) => {
    const word = `page${order.sort}${order.dir}`
    for (let n = 0; n < 60; n++)
      await makeUser(db(), { email: `${word}-${n % 7}-${n}@example.com` })
    const query = { q: word, ...order }
    const walk = async (first: Record<string, string>, step: 'next' | 'previous') => {
      const pages = [await list({ ...query, ...first })]
      for (let id = pages[0]![step]; id !== null; id = pages.at(-1)![step]) {
        pages.push(await list({ ...query, [step === 'next' ? 'after' : 'before']: id }))
      }
      return (step === 'next' ? pages : pages.toReversed()).flatMap(({ items }) => items)
    }
    const forwards = await walk({}, 'next')
    expect(new Set(forwards.map(({ id }) => id)).size).toBe(60)
    expect(await walk({ before: 'end' }, 'previous')).toEqual(forwards)
    const column = forwards.map((row) => row[order.sort === 'created' ? 'createdAt' : 'email'])
    const sorted = order.dir === 'asc' ? column.toSorted() : column.toSorted().toReversed()
    if (order.sort !== 'name') expect(column).toEqual(sorted)
    expect(await list(query)).toMatchObject({ total: 60, isMore: false })
  })

  test('is the first page again where the row beside it is gone', async () => {
    const word = 'gone'
    for (let n = 0; n < 30; n++) await makeUser(db(), { email: `${word}-${n}@example.com` })
    const query = { q: word, sort: 'email', dir: 'asc' }
    const first = await list(query)
    await db()
      .delete(users)
      .where(sql`${users.id} = ${first.next}`)
    const again = await list({ ...query, after: first.next! })
    expect(again).toEqual(await list(query))
    expect(again).toMatchObject({ total: 29, previous: null })
    expect(again.items).toHaveLength(25)
    expect(await list({ ...query, before: first.next! })).toEqual(again)
  })

  test('goes on where it was after a row that no longer matches', async () => {
    const word = 'renamed'
    for (let n = 10; n < 40; n++) await makeUser(db(), { email: `${word}-${n}@example.com` })
    const query = { q: word, sort: 'created', dir: 'asc', state: 'confirmed' }
    const first = await list(query)
    const last = first.next!
    const following = await list({ ...query, after: last })
    expect(following.items).toHaveLength(5)
    await db()
      .update(users)
      .set({ disabledAt: new Date(), disabledReason: 'x' })
      .where(sql`${users.id} = ${last}`)
    expect((await list({ ...query, after: last })).items).toEqual(following.items)
  })

  test('filters by role, state and the days of signing up in Madrid', async () => {
    const word = 'filtered'
    const at = (iso: string) => ({ createdAt: new Date(iso) })
    const make = async (role: 'athlete' | 'trainer', iso: string, confirmed = true) => {
      const user = await makeUser(db(), { role, confirmed })
      await db()
        .update(profiles)
        .set({ displayName: `${word} ${iso}`, ...at(iso) })
        .where(eq(profiles.userId, user.id))
      return user.id
    }
    // The first minute of 2025, and the last one, in Madrid.
    const first = await make('trainer', '2024-12-31T23:00:00Z')
    const last = await make('athlete', '2025-12-31T22:59:59Z', false)
    const after = await make('athlete', '2025-12-31T23:00:00Z')
    await db()
      .update(users)
      .set({ disabledAt: new Date(), disabledReason: 'x' })
      .where(eq(users.id, after))
    const found = async (query: Record<string, string>) =>
      (await list({ q: word, dir: 'asc', ...query })).items.map(({ id }) => id)
    expect(await found({ since: '2025', until: '2025' })).toEqual([first, last])
    expect(await found({ since: '2025-12-31' })).toEqual([last, after])
    expect(await found({ until: '2025-01-01' })).toEqual([first])
    expect(await found({ role: 'athlete' })).toEqual([last, after])
    expect(await found({ state: 'confirmed' })).toEqual([first])
    expect(await found({ state: 'unconfirmed' })).toEqual([last])
    expect(await found({ state: 'disabled', role: 'athlete' })).toEqual([after])
  })

  test.each([
    'since=2025-02-30',
    'since=ayer',
    'role=owner',
    'state=asleep',
    'sort=phone',
    'page=2',
    'after=1',
  ])('refuses %s', async (query) => {
    expect((await errorOf(await admin.get(`/users?${query}`))).status).toBe(400)
  })
})

describe('the detail', () => {
  test('says what there is of the account, nothing about health, and is noted', async () => {
    const user = await makeUser(db(), { role: 'trainer' })
    await cookieOf(db(), user)
    await insertProfessional(db(), { userId: user.id, cityId: null })
    const before = await detail(user)
    await db().update(profiles).set({ birthDate: '1990-05-17' }).where(eq(profiles.userId, user.id))
    await consent(db(), user.id)
    const after = await detail(user)
    expect(after).toEqual(before)
    expect(Object.keys(after).toSorted()).toEqual([
      ...['avatar', 'confirmedAt', 'createdAt', 'disabledAt', 'disabledReason', 'email'],
      ...['id', 'isSelf', 'isWaiting', 'lastSeenAt', 'name'],
      ...['otherSignUps', 'pendingMails', 'professional', 'role', 'sessions', 'state'],
    ])
    expect(after).toMatchObject({
      state: 'confirmed',
      isSelf: false,
      sessions: [{ device: 'Firefox · Linux' }],
      professional: { type: 'trainer', isPublic: true },
    })
    expect(JSON.stringify(after)).not.toMatch(/argon2|1990/)
    expect(await actsOf(db(), admin, user)).toEqual(['user-read', 'user-read'])
  })

  test('counts sessions that still run, and mails that have not gone out', async () => {
    const user = await makeUser(db())
    await cookieOf(db(), user)
    await db()
      .update(sessions)
      .set({ lastSeenAt: new Date(0) })
      .where(eq(sessions.userId, user.id))
    await db()
      .insert(mailOutbox)
      .values([
        { key: newEmail(), to: user.email, locale: 'es', template: 'password-changed' },
        { key: newEmail(), to: user.email, locale: 'es', template: 'share_receipt' },
        { key: newEmail(), to: '', locale: 'es', template: 'reset-password', sentAt: new Date() },
      ])
    const found = await detail(user)
    const { sessions: open, pendingMails, lastSeenAt } = found
    expect(open).toEqual([])
    expect(lastSeenAt).toBe(new Date(0).toISOString())
    expect(pendingMails).toBe(2)
    // Which they are would tell who uses the health centre.
    expect(JSON.stringify(found)).not.toContain('share')
  })
})

describe('the confirmation', () => {
  test('is mailed again to a sign-up, whose older link is void, within the limits of its recipient', async () => {
    const form = signUpForm('athlete')
    await post('/sign-up', form)
    const [user] = await db().select().from(users).where(eq(users.email, form.email))
    expect(await detail(user!)).toMatchObject({ isWaiting: true, state: 'unconfirmed' })
    const old = await mailedToken(db(), form.email, 'confirm-email')
    const again = () => admin.post(`/users/${user!.id}/confirmation`)
    expect((await again()).status).toBe(200)
    expect(await actsOf(db(), admin, user)).toContain('confirmation-resent')
    const confirm = (token: string) => post('/confirm', { token, password: form.password })
    expect((await confirm(old)).status).toBe(410)
    // The sign-up's own mail counts too.
    for (let n = 2; n < RATE_LIMITS.mail.limit; n++) expect((await again()).status).toBe(200)
    expect(await errorOf(await again())).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(await mailsTo(db(), form.email)).toHaveLength(RATE_LIMITS.mail.limit)
    const token = await mailedToken(db(), form.email, 'confirm-email')
    expect((await confirm(token)).status).toBe(200)
    expect(await errorOf(await again())).toMatchObject({ status: 409 })
  })

  test('nothing else is done to a sign-up that nobody confirmed', async () => {
    const user = await makeUser(db(), { confirmed: false })
    const role = await admin.put(`/users/${user.id}/role`, { role: 'admin' })
    const disabled = await admin.post(`/users/${user.id}/disable`, { reason: 'Spam' })
    expect([role.status, disabled.status]).toEqual([409, 409])
  })
})

test('sessions end at once, and the browsers are forgotten', async () => {
  const user = await makeUser(db())
  const cookie = await cookieOf(db(), user)
  expect((await admin.remove(`/users/${user.id}/sessions`)).status).toBe(200)
  expect((await post('/change-password', {}, { cookie })).status).toBe(401)
  expect(await actsOf(db(), admin, user)).toEqual(['sessions-ended'])
})

test('an admin sees a professional’s row, hidden or not', async () => {
  const user = await makeUser(db(), { role: 'trainer' })
  const id = await insertProfessional(db(), { userId: user.id, cityId: null })
  await db().update(professionals).set({ isPublic: false }).where(eq(professionals.id, id))
  expect((await detail(user)).professional).toMatchObject({ id, isPublic: false })
})
