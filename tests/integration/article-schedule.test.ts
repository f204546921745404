import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cachePurges, articles, rebuildRequests } from '#db/schema/index.ts'
import deliverOutboxes from '#functions/deliver-outboxes.ts'
import type { ArticleId } from '#lib/ids.ts'
import { announceDue } from '#server/articles/announce-due.ts'
import { closeDatabase, database as ownDatabase } from '#server/database.ts'
import { insertArticle } from '#tests/support/articles.ts'
import { ownBlobs } from '#tests/support/blobs.ts'
import { useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'

const MINUTE = 60_000

let own: TestDatabase
let wire: WeakLink
let cdn: PurgeServer
let mails: MailServer
let closeBlobs: () => Promise<void>

beforeAll(async () => {
  own = await testDatabase()
  wire = await weakLink(own.wsProxy)
  useDatabase({ url: own.url, wsProxy: wire.wsProxy }, { asOnSite: true })
})
afterAll(async () => {
  await closeDatabase()
  await wire.close()
  await own.close()
})
beforeEach(async () => {
  closeBlobs = await ownBlobs()
  cdn = await purgeServer()
  mails = await mailServer()
  vi.stubEnv('SMTP_URL', mails.url)
  vi.stubEnv('MAIL_FROM', 'hola@example.com')
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await own.db.delete(articles)
  await own.db.delete(cachePurges)
  await own.db.delete(rebuildRequests)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await cdn.close()
  await mails.close()
  await closeBlobs()
})

/** One that was to become public so many ms from now, which is negative for the past. */
const schedule = (slug: string, inMs: number) =>
  insertArticle(own.db, slug, { publishedAt: new Date(Date.now() + inMs), announcedAt: null })
const announcedAt = async (id: ArticleId) => {
  const [row] = await own.db.select().from(articles).where(eq(articles.id, id))
  return row?.announcedAt ?? null
}

test('an article whose time has come is announced by one of two schedulers, and never again', async () => {
  const id = await schedule('a-su-hora', -1)
  const later = await schedule('despues', 30 * MINUTE)
  const announced = await Promise.all([announceDue(own.db), announceDue(own.db)])
  expect(announced.toSorted()).toEqual([0, 1])
  expect(await announceDue(own.db)).toBe(0)
  expect((await own.db.select().from(cachePurges)).map(({ tags }) => tags)).toEqual([['articles']])
  expect(await own.db.select().from(rebuildRequests)).toHaveLength(1)
  expect(await announcedAt(id)).toBeInstanceOf(Date)
  expect(await announcedAt(later)).toBeNull()
})

test('what was taken back before its time is not announced', async () => {
  const id = await schedule('retirado', -1)
  await own.db.update(articles).set({ isPublished: false }).where(eq(articles.id, id))
  expect(await announceDue(own.db)).toBe(0)
  expect(await own.db.select().from(cachePurges)).toEqual([])
})

test('two runs of the minute job purge once', async () => {
  await schedule('a-su-hora', -1)
  await Promise.all([deliverOutboxes(), deliverOutboxes()])
  await deliverOutboxes()
  expect(cdn.purges).toEqual([['articles']])
})

test('the minute job sleeps until the minute of the article, and connects in that one', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const id = await schedule('en-media-hora', 30 * MINUTE)
  const close = async () => {
    wire.drop()
    while (ownDatabase().pool.totalCount > 0) await new Promise(setImmediate)
  }
  const runs = async (minutes: number) => {
    await close()
    const before = wire.opened()
    for (let minute = 0; minute < minutes; minute++) {
      vi.setSystemTime(Date.now() + MINUTE)
      expect((await deliverOutboxes()).status).toBe(204)
    }
    return wire.opened() - before
  }
  expect(await runs(1)).toBeGreaterThan(0)
  expect(await runs(28)).toBe(0)
  // The database's own clock does not run along: for it the time comes now.
  await own.db
    .update(articles)
    .set({ publishedAt: new Date(start) })
    .where(eq(articles.id, id))
  expect(await runs(1)).toBeGreaterThan(0)
  expect(cdn.purges).toEqual([['articles']])
})
