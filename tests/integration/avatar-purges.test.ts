import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachePurges, contactRequests, professionals, users } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/schemas.ts'
import type { UserId } from '#lib/ids.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import type { Caller } from '#server/caller.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { accountDeps, callerWith } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { avatarsApi, memoryStore } from '#tests/support/avatars.ts'
import { knownPerson } from '#tests/support/known-person.ts'
import { picture } from '#tests/support/pictures.ts'
import { insertProfessional, insertUser } from '#tests/support/professionals.ts'
import { memoryProofs } from '#tests/support/proofs.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'

const db = accountSuite()
let memory: ReturnType<typeof memoryStore>
let api: ReturnType<typeof avatarsApi>
let cdn: PurgeServer
let ana: UserId
let file: Buffer

beforeEach(async () => {
  memory = memoryStore()
  api = avatarsApi(db(), memory.store)
  ana = await insertUser(db(), 'Ana')
  file = await picture('jpeg')
  await db().delete(cachePurges)
  cdn = await purgeServer()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await cdn.close()
})

/** Delivers the queued purges, as the scheduled function does. */
async function later() {
  cdn.mode = 'accepts'
  await db()
    .update(cachePurges)
    .set({ nextAttemptAt: sql`now()` })
  await deliverPurges(db())
}

test('a new or deleted picture purges the picture and the pages that show it', async () => {
  const id = await insertProfessional(db())
  const rows = await db().select().from(professionals).where(eq(professionals.id, id))
  const { userId } = rows[0]!
  const all = [`avatar-${userId}`, `professional-${id}`, 'professionals']
  await api.put(userId, file)
  await expect.poll(() => cdn.purges).toEqual([all])
  await api.remove(userId)
  await expect.poll(() => cdn.purges).toEqual([all, all])
})

test('a user without a page purges only the picture', async () => {
  await api.put(ana, file)
  await expect.poll(() => cdn.purges).toEqual([[`avatar-${ana}`]])
})

test('a sweep purges the pictures it deletes', async () => {
  memory.pictures.set(ana, file)
  await db().delete(users).where(eq(users.id, ana))
  await sweepAvatars({ db: db(), avatars: memory.store })
  await deliverPurges(db())
  expect(cdn.purges).toEqual([[`avatar-${ana}`]])
})

test('a purge that fails on deletion of a picture is delivered later', async () => {
  await api.put(ana, file)
  await expect.poll(() => cdn.purges).toHaveLength(1)
  cdn.mode = 500
  expect((await api.remove(ana)).status).toBe(200)
  await expect.poll(cdn.asked).toBe(2)
  const waiting = await db().select().from(cachePurges)
  expect(waiting.map(({ tags }) => tags)).toContainEqual([`avatar-${ana}`])

  await later()
  expect(cdn.purges.at(-1)).toEqual([`avatar-${ana}`])
  expect(await db().$count(cachePurges)).toBe(0)
})

/** Deletes the account of a person. @returns what follows it */
async function eraseOnly(
  { actor }: Pick<Awaited<ReturnType<typeof knownPerson>>, 'actor'>,
  deps = accountDeps(db(), memory),
) {
  const work: (() => Promise<unknown>)[] = []
  const caller: Caller = { ...callerWith(), afterwards: (run) => void work.push(run) }
  const body = { phrase: DELETION_PHRASE, password: PASSWORD } as const
  await deleteAccount(deps, { actor, body, caller })
  return () => Promise.allSettled(work.map((run) => run()))
}

const erase = async (person: Parameters<typeof eraseOnly>[0]) => (await eraseOnly(person))()

test('the deletion of an account purges whom the person wrote to: their time to answer changes', async () => {
  const person = await knownPerson(db())
  const contacted = await insertProfessional(db())
  await db().insert(contactRequests).values({
    professionalId: contacted,
    senderId: person.id,
    name: 'Nora',
    objective: 'strength',
    message: 'Quiero ganar fuerza.',
    code: randomUUID(),
    sentAt: new Date(),
  })
  await erase(person)
  expect(cdn.purges.flat()).toContain(`professional-${contacted}`)
})

test('purges that fail on deletion of an account are delivered later', async () => {
  const person = await knownPerson(db())
  const { id } = person
  const [own] = await db().select().from(professionals).where(eq(professionals.userId, id))
  cdn.mode = 500
  await erase(person)
  expect([cdn.purges, cdn.asked()]).toEqual([[], 1])

  await later()
  expect(cdn.purges.flat()).toEqual(
    expect.arrayContaining([`avatar-${id}`, `professional-${own!.id}`, 'professionals']),
  )
  expect(await db().$count(cachePurges)).toBe(0)
})

test('purges that cannot be read on deletion of an account keep none of its files', async () => {
  const person = await knownPerson(db())
  const proofs = memoryProofs()
  memory.pictures.set(person.id, file)
  proofs.files.set(`${person.id}/${randomUUID()}`, file)
  const deps = { ...accountDeps(db(), memory), proofs: proofs.store }
  const follow = await eraseOnly(person, deps)
  await db.owner().execute(sql`alter table cache_purges rename to not_there`)
  const results = await follow()
  await db.owner().execute(sql`alter table not_there rename to cache_purges`)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect([memory.pictures.size, proofs.files.size]).toEqual([0, 0])
})
