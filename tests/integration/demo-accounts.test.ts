import { eq, inArray } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed/demo-accounts.ts'
import { auditEvents, professionals, profiles, users } from '#db/schema/index.ts'
import sessionsApi from '#functions/sessions.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import { grantAdmin } from '#scripts/accounts/grant-admin.ts'
import { demoAccountLines } from '#scripts/accounts/demo-account-lines.ts'
import { seedDatabase } from '#scripts/database.ts'
import { verifyPassword } from '#server/passwords/password-hash.ts'
import { newEmail } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser, sessionOf } from '#tests/support/accounts.ts'
import { insertProfessional } from '#tests/support/professionals.ts'
import { callFunction } from '#tests/support/call-function.ts'

const db = accountSuite()
afterEach(() => vi.unstubAllEnvs())

const emails = DEMO_ACCOUNTS.map(({ email }) => email)
const rows = () =>
  db()
    .select({
      email: users.email,
      hash: users.passwordHash,
      role: profiles.role,
      at: users.emailConfirmedAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.email, emails))

test('a non-local database without SEED_DEMO gets no demo accounts', async () => {
  vi.stubEnv('SEED_DEMO', '')
  await seedDatabase({ local: false })
  expect(await rows()).toEqual([])
})

test('seeding creates one account per role and only restores the passwords of existing ones', async () => {
  vi.stubEnv('SEED_DEMO', '1')
  await seedDatabase({ local: false })
  const first = await rows()
  expect(first.map(({ role }) => role).toSorted()).toEqual([...ROLES].toSorted())
  for (const { hash, at } of first) {
    expect(at).not.toBeNull()
    expect(await verifyPassword(hash, DEMO_PASSWORD)).toBe(true)
  }
  await seedDatabase({ local: false })
  expect(await rows()).toEqual(first)

  await db().update(users).set({ passwordHash: null }).where(inArray(users.email, emails))
  await db().delete(users).where(eq(users.email, emails[0]!))
  await seedDatabase({ local: false })
  const again = await rows()
  expect(again).toHaveLength(ROLES.length - 1)
  expect(again.every(({ hash }) => hash !== null)).toBe(true)
})

test('the accounts are printed with their password', () => {
  const text = demoAccountLines()
  for (const shown of [...emails, ...ROLES, DEMO_PASSWORD]) expect(text).toContain(shown)
})

test('grantAdmin promotes only confirmed accounts, invalidates their cookies, and takes them off the lists', async () => {
  const secret = process.env['SESSION_SECRET']!
  const user = await makeUser(db())
  const { cookie } = await sessionOf(db(), user)
  const statusOf = async (sent: string) =>
    (await callFunction(sessionsApi, '/api/account/sessions', { headers: { cookie: sent } })).status
  expect(await statusOf(cookie)).toBe(200)
  const grant = (address: string) => grantAdmin(db(), { address, secret })
  expect(await grant(` ${user.email.toUpperCase()}`)).toContain('is an admin now (before: athlete)')
  const [profile] = await db().select().from(profiles).where(eq(profiles.userId, user.id))
  expect(profile?.role).toBe('admin')
  expect(await statusOf(cookie)).toBe(401)
  expect(await grant(user.email)).toContain('already')
  const events = await db().select().from(auditEvents).where(eq(auditEvents.kind, 'role-changed'))
  expect(events).toMatchObject([{ outcome: 'admin' }])

  const trainer = await makeUser(db(), { role: 'trainer' })
  const shown = { userId: trainer.id, cityId: null, isPublic: true }
  const id = await insertProfessional(db(), shown)
  await grant(trainer.email)
  const [page] = await db().select().from(professionals).where(eq(professionals.id, id))
  expect(page).toMatchObject({ isPublic: false })

  await expect(grant(newEmail())).rejects.toThrow('There is no account')
  await expect(grant('nobody')).rejects.toThrow('not an email address')
  const { email } = await makeUser(db(), { confirmed: false })
  await expect(grant(email)).rejects.toThrow('not confirmed')
})
