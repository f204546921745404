import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import { pseudonymOf } from '#server/audit.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { GOOD_PASSWORD, post, send } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser, type TestUser } from '#tests/support/accounts.ts'

const db = accountSuite()

const noted = ({ id }: TestUser) => {
  const subject = pseudonymOf(process.env['SESSION_SECRET']!, id)
  return db()
    .select({
      outcome: auditEvents.outcome,
      actor: auditEvents.actor,
      subject: auditEvents.subject,
    })
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, 'password-checked'), eq(auditEvents.subject, subject)))
    .orderBy(asc(auditEvents.id))
}
const exports = (cookie: string, password: string) => post('/export', { password }, { cookie })

test.each([
  ['an export', exports],
  [
    'a deletion',
    (cookie: string, password: string) =>
      send('DELETE', '', { phrase: DELETION_PHRASE, password }, { cookie }),
  ],
  [
    'a change of the password',
    (cookie: string, currentPassword: string) =>
      post('/change-password', { currentPassword, password: GOOD_PASSWORD }, { cookie }),
  ],
])('a wrong password at %s is audited, the correct one is not', async (_what, ask) => {
  const user = await makeUser(db())
  const cookie = await cookieOf(db(), user)
  expect((await ask(cookie, 'not the one')).status).toBe(400)
  const events = await noted(user)
  expect(events).toEqual([
    { outcome: 'wrong_password', actor: events[0]!.subject, subject: events[0]!.subject },
  ])
  expect((await ask(cookie, user.password)).status).toBe(200)
  expect(await noted(user)).toHaveLength(1)
})

test('wrong passwords of one session are audited up to the rate limit', async () => {
  const user = await makeUser(db())
  const cookie = await cookieOf(db(), user)
  const { limit } = RATE_LIMITS.ownPassword
  const statuses = []
  for (let n = 0; n < limit + 3; n++) {
    const password = `guess ${n}`
    const body = { phrase: DELETION_PHRASE, password }
    statuses.push((await send('DELETE', '', body, { cookie })).status)
  }
  expect(statuses).toEqual([...Array<number>(limit).fill(400), 429, 429, 429])
  expect(await noted(user)).toHaveLength(limit)
})
