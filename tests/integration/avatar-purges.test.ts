import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachePurges, contactRequests, professionals, users } from '#db/schema/index.ts'
import { DELETION_PHRASE } from '#lib/account/contract.ts'
import type { UserId } from '#lib/ids.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { sweepAvatars } from '#server/avatars/sweep-avatars.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { accountDeps, callerWith } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { avatarsApi, memoryStore } from '#tests/support/avatars.ts'
import { knownPerson } from '#tests/support/known-person.ts'
import { picture } from '#tests/support/pictures.ts'
import { insertProfessional, insertUser } from '#tests/support/professionals.ts'
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

/** Deletes the account of a person, and waits for what follows it. */
async function erase({ actor }: Pick<Awaited<ReturnType<typeof knownPerson>>, 'actor'>) {
  const afterwards: Promise<void>[] = []
  const caller = {
    ...callerWith(),
    afterwards: (run: () => Promise<void>) => void afterwards.push(run()),
  }
  const body = { phrase: DELETION_PHRASE, password: PASSWORD } as const
  await deleteAccount(accountDeps(db(), memory), { actor, body, caller })
  await Promise.all(afterwards)
}

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
