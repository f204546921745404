import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, mailOutbox, professionalReviews, users } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { pseudonymOf } from '#server/audit.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import type { Caller } from '#server/caller.ts'
import { makeUser, PASSWORD, sessionOf, type TestUser } from '#tests/support/accounts.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  accountDeps,
  callerWith,
  signUpDirectly,
  errorOf,
  mailsTo,
  parsedForm,
  send,
} from '#tests/support/account-api.ts'
import { memoryStore } from '#tests/support/avatars.ts'
import { insertTheRest, knownPerson } from '#tests/support/known-person.ts'
import { tablesAboutPeople, tracesOf } from '#tests/support/personal-tables.ts'

const db = accountSuite()
const secret = () => process.env['SESSION_SECRET']!

/** Texts that stay in what belongs to somebody else: what the person was called then, without an account. */
const STAYS = {
  access_log: 'who has read the data of its owner',
  client_questionnaires: 'who asked, beside the answers of the client',
  health_history: 'who wrote a section of the history of somebody else',
  health_history_versions: 'who wrote an earlier text of it',
  share_receipts: 'the proof of whom the client has shared with',
}

describe('deletion', () => {
  const erase = (cookie: string, changes: object = {}) =>
    send('DELETE', '', { phrase: DELETION_PHRASE, password: PASSWORD, ...changes }, { cookie })
  const isThere = async (id: TestUser['id']) =>
    (await db().select().from(users).where(eq(users.id, id))).length === 1

  test('leaves no trace in the database except the farewell mail', async () => {
    const person = await knownPerson(db(), 'Eduvigis')
    await insertTheRest(db(), person)
    const { id, email, cookie } = person
    const pseudonym = pseudonymOf(secret(), id)
    expect(await tracesOf(db.owner(), [id, email, pseudonym])).toEqual(
      expect.arrayContaining(await tablesAboutPeople(db())),
    )
    const response = await erase(cookie)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    expect(await mailsTo(db(), email)).toMatchObject([
      { template: 'account-deleted', data: { name: 'Eduvigis' }, sentAt: null },
    ])
    expect(await tracesOf(db.owner(), [id, email])).toEqual(['mail_outbox'])
    await db().delete(mailOutbox).where(eq(mailOutbox.to, email))
    expect(await tracesOf(db.owner(), [id, email])).toEqual([])
    expect(await tracesOf(db.owner(), ['Eduvigis'])).toEqual(Object.keys(STAYS))
  })

  test('keeps the reviews the user wrote, without their author', async () => {
    const { cookie, reviewed } = await knownPerson(db())
    await erase(cookie)
    const left = await db()
      .select()
      .from(professionalReviews)
      .where(eq(professionalReviews.professionalId, reviewed))
    expect(left).toMatchObject([{ reviewerId: null, rating: 5, comment: 'Muy bien' }])
  })

  test('ends all sessions immediately', async () => {
    const { id, cookie } = await knownPerson(db())
    const elsewhere = await sessionOf(db(), { id })
    await erase(cookie)
    for (const old of [cookie, elsewhere.cookie]) expect((await erase(old)).status).toBe(401)
  })

  test('is audited under a pseudonym', async () => {
    const { id, cookie } = await knownPerson(db())
    await erase(cookie)
    const pseudonym = pseudonymOf(secret(), id)
    const events = await db().select().from(auditEvents).where(eq(auditEvents.subject, pseudonym))
    expect(events.at(-1)).toMatchObject({ kind: 'erased', outcome: 'ok', actor: pseudonym })
  })

  test('frees the address for a new account', async () => {
    const { email, cookie } = await knownPerson(db())
    await erase(cookie)
    const again = parsedForm('athlete', { email })
    await signUpDirectly(accountDeps(db()), again)
    expect((await mailsTo(db(), email)).map(({ template }) => template).toSorted()).toEqual([
      'account-deleted',
      'confirm-email',
    ])
  })

  /** Defers work until `done`, which does it and gives what of it failed. */
  function patientCaller() {
    const work: (() => Promise<unknown>)[] = []
    const caller: Caller = { ...callerWith(), afterwards: (run) => void work.push(run) }
    const done = async () => {
      const results = await Promise.allSettled(work.map((run) => run()))
      return results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    }
    return { caller, done }
  }
  const body = { phrase: DELETION_PHRASE, password: PASSWORD } as const

  test('also deletes the picture', async () => {
    const { id, actor } = await knownPerson(db())
    const { store, pictures, down } = memoryStore()
    pictures.set(id, new Uint8Array([1]))
    const { caller, done } = patientCaller()
    await deleteAccount(accountDeps(db(), { store, pictures, down }), { actor, body, caller })
    expect(await done()).toEqual([])
    expect([...pictures.keys()]).toEqual([])
  })

  test('succeeds while the store is down; the next sweep deletes the picture', async () => {
    const { id, actor } = await knownPerson(db())
    const memory = memoryStore()
    memory.pictures.set(id, new Uint8Array([1]))
    memory.down.add('delete')
    const deps = accountDeps(db(), memory)
    const { caller, done } = patientCaller()
    await deleteAccount(deps, { actor, body, caller })
    expect(await done()).toEqual(['Error: delete fails'])
    expect([await isThere(id), memory.pictures.size]).toEqual([false, 1])
    memory.down.clear()
    expect(await sweepAvatars(deps)).toBe(1)
    expect(memory.pictures.size).toBe(0)
  })

  test('deletes nothing when one part fails', async () => {
    const { id, email, actor } = await knownPerson(db())
    const before = await mailsTo(db(), email)
    // The audit event is inserted last in the transaction.
    await db
      .owner()
      .execute(
        sql`alter table audit_events add constraint full_up check (kind <> 'erased') not valid`,
      )
    try {
      const failing = deleteAccount(accountDeps(db()), { actor, body, caller: callerWith() })
      await expect(failing).rejects.toThrow()
    } finally {
      await db.owner().execute(sql`alter table audit_events drop constraint full_up`)
    }
    expect(await isThere(id)).toBe(true)
    expect(await mailsTo(db(), email)).toEqual(before)
    await deleteAccount(accountDeps(db()), { actor, body, caller: callerWith() })
    expect(await isThere(id)).toBe(false)
  })

  test.each([
    [{ phrase: 'eliminar mi cuenta' }, { phrase: 'wrong_phrase' }],
    [{ phrase: `${DELETION_PHRASE} ` }, { phrase: 'wrong_phrase' }],
    [{ password: 'not the one' }, { password: 'wrong_password' }],
    [{ password: '' }, { password: 'required' }],
  ])('rejects %j', async (changes, fields) => {
    const user = await makeUser(db())
    const { cookie } = await sessionOf(db(), user)
    expect(await errorOf(await erase(cookie, changes))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields,
    })
    expect(await isThere(user.id)).toBe(true)
  })

  test.each(['user_id', 'userId', 'id', 'email'])(
    "rejects another user's %s in the body",
    async (key) => {
      const [user, victim] = [await makeUser(db()), await makeUser(db())]
      const { cookie } = await sessionOf(db(), user)
      expect((await erase(cookie, { [key]: victim[key === 'email' ? key : 'id'] })).status).toBe(
        400,
      )
      expect([await isThere(user.id), await isThere(victim.id)]).toEqual([true, true])
    },
  )

  test('requires a session and a same-origin request', async () => {
    const user = await makeUser(db())
    expect((await erase('')).status).toBe(401)
    const { cookie } = await sessionOf(db(), user)
    const foreign = { cookie, headers: { origin: 'https://evil.example' } }
    expect((await send('DELETE', '', body, foreign)).status).toBe(403)
    expect(await isThere(user.id)).toBe(true)
  })
})
