import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { lockAdministration } from '#db/queries/admin/change-user.ts'
import { athletes, professionals, profiles, users } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { errorOf, send } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, PASSWORD } from '#tests/support/accounts.ts'
import { actsOf, callAdmin, makeAdmin, type TestAdmin } from '#tests/support/admin.ts'
import { unfinished, waiting } from '#tests/support/locks.ts'
import { professional } from '#tests/support/sharing.ts'
import { callAuth } from '#tests/support/sign-in.ts'

const suite = accountSuite()
const db = suite

let admin: TestAdmin
beforeEach(async () => {
  // Admins of other tests would be the other admin.
  await db().update(profiles).set({ role: 'athlete' }).where(eq(profiles.role, 'admin'))
  admin = await makeAdmin(db())
})

const change = (id: string, role: Role) => admin.put(`/users/${id}/role`, { role })
const roleOf = async (id: string) =>
  (
    await db()
      .select()
      .from(profiles)
      .where(eq(profiles.userId, id as never))
  )[0]!.role
const isPublic = async (id: string) =>
  (
    await db()
      .select()
      .from(professionals)
      .where(eq(professionals.userId, id as never))
  )[0]!.isPublic
const isSignedIn = async (cookie: string) => {
  const response = await callAuth('GET', 'session', { cookie })
  return ((await response.json()) as { user: object | null }).user !== null
}

describe('a change of role', () => {
  test('ends every session of the account, and is noted', async () => {
    const user = await makeUser(db())
    const cookies = [await cookieOf(db(), user), await cookieOf(db(), user)]
    expect((await change(user.id, 'admin')).status).toBe(200)
    expect(await roleOf(user.id)).toBe('admin')
    expect(await Promise.all(cookies.map(isSignedIn))).toEqual([false, false])
    expect(await actsOf(db(), admin, user)).toEqual(['role-changed'])
  })

  test('to the role that the account has changes nothing', async () => {
    const user = await makeUser(db())
    const cookie = await cookieOf(db(), user)
    expect((await change(user.id, 'athlete')).status).toBe(200)
    expect(await isSignedIn(cookie)).toBe(true)
    expect(await actsOf(db(), admin, user)).toEqual([])
  })

  test('a demoted admin’s next call is refused', async () => {
    const other = await makeAdmin(db())
    expect((await other.get('/waiting')).status).toBe(200)
    expect((await change(other.id, 'athlete')).status).toBe(200)
    expect((await other.get('/waiting')).status).toBe(401)
    expect(
      (await callAdmin('GET', '/waiting', { cookie: await cookieOf(db(), other) })).status,
    ).toBe(403)
  })

  test('makes nobody a professional who has no page of that profession', async () => {
    const user = await makeUser(db())
    const refused = { status: 400, code: 'INVALID_INPUT', fields: { role: 'no_profession' } }
    expect(await errorOf(await change(user.id, 'trainer'))).toEqual(refused)
    const leire = await professional(suite, { type: 'physiotherapist' })
    expect(await errorOf(await change(leire.id, 'trainer'))).toEqual(refused)
    expect([await roleOf(user.id), await roleOf(leire.id)]).toEqual(['athlete', 'physiotherapist'])
  })

  test('hides the page of a professional who ceases to be one, until they are again', async () => {
    const leire = await professional(suite, { type: 'trainer' })
    expect((await change(leire.id, 'athlete')).status).toBe(200)
    expect(await isPublic(leire.id)).toBe(false)
    expect(await db().$count(athletes, eq(athletes.userId, leire.id))).toBe(1)
    expect((await change(leire.id, 'trainer')).status).toBe(200)
    expect(await isPublic(leire.id)).toBe(true)
  })

  test('makes nobody an admin whose address is not confirmed', async () => {
    const user = await makeUser(db())
    await db()
      .update(users)
      .set({ emailConfirmedAt: null, passwordHash: null })
      .where(eq(users.id, user.id))
    expect((await errorOf(await change(user.id, 'admin'))).fields).toEqual({ role: 'unconfirmed' })
  })
})

describe('the last admin', () => {
  test('keeps the role, whoever else cannot sign in', async () => {
    const asleep = await makeAdmin(db())
    await db()
      .update(users)
      .set({ disabledAt: new Date(), disabledReason: 'x' })
      .where(eq(users.id, asleep.id))
    expect((await errorOf(await change(admin.id, 'athlete'))).fields).toEqual({
      role: 'last_admin',
    })
    expect(await roleOf(admin.id)).toBe('admin')
    expect((await admin.get('/waiting')).status).toBe(200)
  })

  test('is left when two admins give up their roles at once', async () => {
    const other = await makeAdmin(db())
    const statuses = await Promise.all([
      change(admin.id, 'athlete'),
      other.put(`/users/${other.id}/role`, { role: 'athlete' }),
    ])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect([await roleOf(admin.id), await roleOf(other.id)].toSorted()).toEqual([
      'admin',
      'athlete',
    ])
  })

  test.each([1, 2, 3])('is left when two admins demote each other at once (%i)', async () => {
    const other = await makeAdmin(db())
    const statuses = await Promise.all([
      change(other.id, 'athlete'),
      other.put(`/users/${admin.id}/role`, { role: 'athlete' }),
    ])
    // Who came second has no session any more.
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect([await roleOf(admin.id), await roleOf(other.id)].toSorted()).toEqual([
      'admin',
      'athlete',
    ])
  })

  test('disables nobody when two admins disable each other: one is left', async () => {
    const other = await makeAdmin(db())
    const body = { reason: 'Spam' }
    const statuses = await Promise.all([
      admin.post(`/users/${other.id}/disable`, body),
      other.post(`/users/${admin.id}/disable`, body),
    ])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  const erase = ({ cookie }: { cookie: string }) =>
    send('DELETE', '', { phrase: DELETION_PHRASE, password: PASSWORD }, { cookie })

  test('cannot delete their account, until there is another one', async () => {
    expect(await errorOf(await erase(admin))).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect((await admin.get('/waiting')).status).toBe(200)
    await makeAdmin(db())
    expect((await erase(admin)).status).toBe(200)
    expect(await db().$count(users, eq(users.id, admin.id))).toBe(0)
  })

  test.each([1, 2, 3])('is left when two admins delete their accounts at once (%i)', async () => {
    const other = await makeAdmin(db())
    const release = await unfinished(db.owner(), lockAdministration)
    const answers = [erase(admin), erase(other)]
    await waiting(db.owner(), 2)
    await release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await db().$count(profiles, eq(profiles.role, 'admin'))).toBe(1)
  })

  test('is left when one deletes their account and the other gives up the role at once', async () => {
    const other = await makeAdmin(db())
    const release = await unfinished(db.owner(), lockAdministration)
    const answers = [erase(admin), other.put(`/users/${other.id}/role`, { role: 'athlete' })]
    await waiting(db.owner(), 2)
    await release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual(statuses)
    expect(await db().$count(profiles, eq(profiles.role, 'admin'))).toBe(1)
  })

  test('does not disable themselves, nor does anybody', async () => {
    await makeAdmin(db())
    const response = await admin.post(`/users/${admin.id}/disable`, { reason: 'Vacaciones' })
    expect((await errorOf(response)).status).toBe(409)
    expect((await admin.get('/waiting')).status).toBe(200)
  })
})
