import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteDevices } from '#db/queries/known-devices.ts'
import { knownDevices, oneTimeTokens, users } from '#db/schema/index.ts'
import { changePassword } from '#server/account/change-password.ts'
import { confirmEmail } from '#server/sign-up/confirm-email.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { exportAccount } from '#server/account/export-account.ts'
import { endOwnSession, endOwnSessions } from '#server/sessions/own-sessions.ts'
import { hashPassword, verifyPassword } from '#server/passwords/password-hash.ts'
import { replacePassword } from '#server/account/replace-password.ts'
import { spendChallenge } from '#server/challenge/spend-challenge.ts'
import { issueToken, redeemToken } from '#server/tokens/tokens.ts'
import { makeChallenge } from '#server/challenge/challenge.ts'
import { SignedUp } from '#lib/accounts/sign-up.ts'
import { VISITOR, type SignedIn } from '#lib/actor.ts'
import { runOnce } from '#server/http/idempotency.ts'
import { signUp } from '#server/sign-up/sign-up.ts'
import { signIn } from '#server/auth/sign-in.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { makeUser, sessionOf, type TestUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  accountDeps,
  callerWith,
  signUpDirectly,
  GOOD_PASSWORD,
  mailsTo,
  newEmail,
  parsedForm,
  solve,
} from '#tests/support/account-api.ts'

// The operations are called directly: the response deadline is not under test here.
const db = accountSuite()

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => run(index)))
const fulfilled = <T>(results: PromiseSettledResult<T>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  )
const accountsOf = (email: string) => db().select().from(users).where(eq(users.email, email))
async function actorOf(user: TestUser): Promise<SignedIn> {
  const { sessionId } = await sessionOf(db(), user)
  return { kind: 'signed-in', userId: user.id, role: user.role, sessionId }
}

test('two concurrent sign-ups with one address stay pending side by side, each with its own mail', async () => {
  const email = newEmail()
  const passwords = ['primera clave larga', 'segunda clave larga']
  const deps = accountDeps(db())
  const results = await times(2, (index) =>
    signUpDirectly(
      deps,
      parsedForm(index ? 'athlete' : 'trainer', { email, password: passwords[index] }),
    ),
  )
  expect(codes(results)).toEqual([])
  const accounts = await accountsOf(email)
  expect(accounts).toHaveLength(2)
  const mails = await mailsTo(db(), email)
  expect(mails).toHaveLength(2)
  const token = String(mails[0]!.data['token'])
  const confirmed = await times(2, (index) =>
    confirmEmail(deps, { body: { token, password: passwords[index] }, caller: callerWith() }),
  )
  // One link, two passwords: exactly one account remains, whichever call wins.
  expect(codes(confirmed)).toEqual(['TOKEN_INVALID'])
  const winner = confirmed.findIndex(({ status }) => status === 'fulfilled')
  const [account, ...others] = await accountsOf(email)
  expect(others).toEqual([])
  expect(await verifyPassword(account!.passwordHash, passwords[winner]!)).toBe(true)
})

test('20 concurrent requests with one idempotency key create one account, one mail and one response', async () => {
  const form = parsedForm('trainer')
  const key = crypto.randomUUID()
  const deps = accountDeps(db())
  const call = { route: 'POST /x', actor: VISITOR, sent: { body: form }, key }
  const results = await times(20, () =>
    runOnce(deps, { ...call, cookies: [] }, (once) =>
      signUp(deps, { body: form, caller: callerWith(), once }),
    ),
  )
  expect(codes(results)).toEqual([])
  expect(new Set(fulfilled(results).map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await accountsOf(form.email)).toHaveLength(1)
  expect(await mailsTo(db(), form.email)).toHaveLength(1)
  const { userId, uploadToken } = SignedUp.parse(fulfilled(results)[0])
  const tokens = await db().select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  expect(tokens.map(({ purpose }) => purpose).toSorted()).toEqual([
    'confirm-email',
    'upload-avatar',
  ])
  const upload = await redeemToken(db(), { token: uploadToken, purpose: 'upload-avatar' })
  expect(upload).toBe(userId)
})

test('of 20 concurrent redemptions of a token, one succeeds', async () => {
  const { id, password } = await makeUser(db(), { confirmed: false })
  const token = await issueToken(db(), { userId: id, purpose: 'confirm-email' })
  const deps = accountDeps(db())
  const results = await times(20, () =>
    confirmEmail(deps, { body: { token, password }, caller: callerWith() }),
  )
  expect(fulfilled(results)).toEqual([{ items: [] }])
  expect(codes(results)).toEqual(Array<string>(19).fill('TOKEN_INVALID'))
})

test('of 20 concurrent answers to a challenge, one succeeds', async () => {
  const deps = accountDeps(db())
  const challenge = makeChallenge(deps.secret)
  const answer = { token: challenge.token, answer: solve(challenge) }
  const results = await times(20, () => spendChallenge(deps, answer))
  expect(fulfilled(results)).toHaveLength(1)
  expect(codes(results)).toEqual(Array<string>(19).fill('INVALID_INPUT'))
})

test('of 100 concurrent calls, exactly as many as the rate limit allows pass', async () => {
  const { limitRate } = accountDeps(db())
  const results = await times(100, () => limitRate('ownPassword', 'somebody'))
  expect(fulfilled(results)).toHaveLength(RATE_LIMITS.ownPassword.limit)
  expect(new Set(codes(results))).toEqual(new Set(['RATE_LIMITED']))
})

test('of two concurrent password changes, one is rejected', async () => {
  const user = await makeUser(db())
  const actor = await actorOf(user)
  const deps = accountDeps(db())
  const passwords = [GOOD_PASSWORD, 'la otra clave larga']
  const results = await times(2, (index) =>
    changePassword(deps, {
      actor,
      body: { currentPassword: user.password, password: passwords[index]! },
      caller: callerWith(),
    }),
  )
  const winner = results.findIndex(({ status }) => status === 'fulfilled')
  // A call that arrives late enough already finds the old password replaced.
  expect(['CONFLICT', 'INVALID_INPUT']).toContain(codes(results)[0])
  const [row] = await accountsOf(user.email)
  expect(await verifyPassword(row!.passwordHash, passwords[winner]!)).toBe(true)
  expect(await mailsTo(db(), user.email)).toHaveLength(1)
})

test('of two concurrent deletions, one succeeds and sends one farewell mail', async () => {
  const user = await makeUser(db())
  const actor = await actorOf(user)
  const deps = accountDeps(db())
  const body = { phrase: 'ELIMINAR MI CUENTA', password: user.password } as const
  const results = await times(2, () => deleteAccount(deps, { actor, body, caller: callerWith() }))
  expect(codes(results)).toEqual(['UNAUTHENTICATED'])
  expect(await accountsOf(user.email)).toEqual([])
  expect(await mailsTo(db(), user.email)).toHaveLength(1)
})

test('a sign-in during the deletion of the account fails like one to an unknown account', async () => {
  const user = await makeUser(db())
  const deps = accountDeps(db())
  // Between the account lookup and the insert of the session.
  const limitRate = async () => {
    await db().delete(users).where(eq(users.id, user.id))
  }
  const attempt = { ...user, caller: callerWith(), replaces: null }
  const results = await times(1, () => signIn({ ...deps, limitRate }, attempt))
  expect(codes(results)).toEqual(['WRONG_CREDENTIALS'])
})

test('a sign-in with the old password during a reset registers no known device', async () => {
  const deps = { ...accountDeps(db()), limitRate: () => Promise.resolve() }
  const user = await makeUser(db())
  const owner = { userId: user.id, email: user.email, locale: 'es', name: null } as const
  const newHash = await hashPassword(GOOD_PASSWORD)
  const waiting = async () => {
    const { rows } = await db().execute(sql`select 1 from pg_locks where not granted`)
    return rows.length
  }
  let signingIn: Promise<unknown> | undefined
  await db().transaction(async (tx) => {
    await replacePassword(tx, owner, newHash)
    await deleteDevices(tx, user.id)
    signingIn = signIn(deps, { ...user, caller: callerWith(), replaces: null })
    // The old password was still valid when it was checked; the sign-in now waits for the row lock.
    await expect.poll(waiting).toBe(1)
  })
  await signingIn
  const known = await db().select().from(knownDevices).where(eq(knownDevices.userId, user.id))
  expect(known).toEqual([])
})

/** A user with a known device. */
async function knownBrowser(deps: Dependencies) {
  const user = await makeUser(db())
  let line = ''
  const first = { ...callerWith(), setCookie: (cookie: string) => void (line = cookie) }
  const { sessionId } = await signIn(deps, { ...user, caller: first, replaces: null })
  const cookies = { 'mfa-device': line.slice(line.indexOf('=') + 1, line.indexOf(';')) }
  return { user, sessionId, caller: { ...callerWith(), cookies } }
}

test('concurrent wrong passwords from one known device are all counted', async () => {
  const deps = { ...accountDeps(db()), limitRate: () => Promise.resolve() }
  const { user, caller } = await knownBrowser(deps)
  const guess = { ...user, password: 'a wrong guess', caller, replaces: null }
  const failures = async () => {
    const rows = await db().select().from(knownDevices).where(eq(knownDevices.userId, user.id))
    return rows.map((row) => row.failures)
  }
  await times(9, () => signIn(deps, guess))
  expect(await failures()).toEqual([9])
  await times(3, () => signIn(deps, guess))
  expect(await failures()).toEqual([])
})

test('concurrent sign-ins, wrong passwords and session ends do not deadlock', async () => {
  const deps = { ...accountDeps(db()), limitRate: () => Promise.resolve() }
  for (let round = 0; round < 5; round++) {
    const { user, sessionId, caller } = await knownBrowser(deps)
    const replaces = { sub: user.id, sid: sessionId, auth_time: 0 }
    const actor: SignedIn = { kind: 'signed-in', userId: user.id, role: user.role, sessionId }
    const work = [
      () => signIn(deps, { ...user, caller, replaces }),
      () => signIn(deps, { ...user, password: 'a wrong guess', caller, replaces }),
      () => endOwnSession(deps, { actor, params: { id: sessionId } }),
      () => endOwnSessions(deps, { actor }),
    ]
    const results = await times<unknown>(16, (index) => work[index % work.length]!())
    const expected = new Set(['WRONG_CREDENTIALS', 'NOT_FOUND'])
    expect(new Set(codes(results)).difference(expected)).toEqual(new Set())
  }
})

describe('a session that ends during the password check', () => {
  const work = {
    deletes: (deps: Dependencies, actor: SignedIn, password: string) =>
      deleteAccount(deps, {
        actor,
        body: { phrase: 'ELIMINAR MI CUENTA', password },
        caller: callerWith(),
      }),
    exports: (deps: Dependencies, actor: SignedIn, password: string) =>
      exportAccount(deps, { actor, body: { password } }),
    'changes the password of': (deps: Dependencies, actor: SignedIn, password: string) =>
      changePassword(deps, {
        actor,
        body: { currentPassword: password, password: GOOD_PASSWORD },
        caller: callerWith(),
      }),
  }
  const endings = {
    alone: (actor: SignedIn) =>
      endOwnSession(accountDeps(db()), { actor, params: { id: actor.sessionId } }),
    'with all others': (actor: SignedIn) => endOwnSessions(accountDeps(db()), { actor }),
  }
  const cases = Object.entries(work).flatMap(([verb, act]) =>
    Object.entries(endings).map(([how, end]) => [verb, how, act, end] as const),
  )

  test.each(cases)('%s no account (ended %s)', async (_verb, _how, act, end) => {
    const user = await makeUser(db())
    const actor = await actorOf(user)
    const deps = accountDeps(db())
    // When the call begins, the session is valid and the password is correct.
    const limitRate: Dependencies['limitRate'] = async (name) => {
      if (name === 'ownPassword') await end(actor)
    }
    const results = await times<unknown>(1, () => act({ ...deps, limitRate }, actor, user.password))
    expect(codes(results)).toEqual(['UNAUTHENTICATED'])
    const [row] = await accountsOf(user.email)
    expect(await verifyPassword(row!.passwordHash, user.password)).toBe(true)
    expect(await mailsTo(db(), user.email)).toEqual([])
  })
})

test('a concurrent deletion and "sign out everywhere" do not deadlock', async () => {
  const deps = accountDeps(db())
  for (let round = 0; round < 5; round++) {
    const user = await makeUser(db())
    const actor = await actorOf(user)
    const body = { phrase: 'ELIMINAR MI CUENTA', password: user.password } as const
    const results = await times(6, (index) =>
      index === 0
        ? deleteAccount(deps, { actor, body, caller: callerWith() })
        : endOwnSessions(deps, { actor }),
    )
    expect(['', 'UNAUTHENTICATED']).toContain(codes(results).join())
  }
})
