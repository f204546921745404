import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { insertMails } from '#db/queries/mail-outbox.ts'
import { findNextDue } from '#db/queries/outboxes.ts'
import { mailOutbox, newsletterEditions, newsletterSubscriptions } from '#db/schema/index.ts'
import { BATCH } from '#server/editions/deliver-editions.ts'
import { deliverWaiting } from '#server/jobs/deliver-waiting.ts'
import { editionSending } from '#tests/support/edition-sending.ts'
import { editionsOf, sendingEdition, subscribers, withoutMark } from '#tests/support/editions.ts'
import { mailServer } from '#tests/support/mail-server.ts'

const { db, server, deliver, readers, edition, makeDue } = editionSending()
/** One run of the job after the other, until the edition is out. */
async function deliverAll() {
  while ((await edition()).state === 'sending') await deliver()
}
const ordinary = (key: string) =>
  insertMails(db(), [
    {
      key,
      to: `${key}@example.com`,
      locale: 'es',
      template: 'account-deleted',
      data: { name: null },
    },
  ])

test('each reader gets the edition once in their language, and no row keeps who they are', async () => {
  const spanish = await subscribers(db(), 3)
  const english = await subscribers(db(), 2, { locale: 'en', name: 'Ana' })
  await sendingEdition(db())
  await deliver()
  await deliver()
  expect(readers().sort()).toEqual([...spanish, ...english].map(({ email }) => email).sort())
  for (const { email, recipients } of server().deliveries) {
    const isEnglish = english.some((reader) => reader.email === recipients[0])
    expect(email.subject).toBe(isEnglish ? 'Sleep to train' : 'Dormir para entrenar')
    expect(email.text).toContain(isEnglish ? 'Hello, Ana' : 'Hola.')
  }
  expect(await edition()).toMatchObject({ state: 'sent', sent: 5, failed: 0 })
  const rows = await db().select().from(mailOutbox)
  expect(rows.map(({ to, data }) => ({ to, data }))).toEqual(Array(5).fill({ to: '', data: {} }))
  expect(await findNextDue(db())).toBeNull()
})

test('unconfirmed, ended and other audiences get none; who chose no interest gets all', async () => {
  const [all] = await subscribers(db(), 1)
  const [strength] = await subscribers(db(), 1, { interests: ['strength', 'recipes'] })
  await subscribers(db(), 1, { interests: ['recipes'] })
  await subscribers(db(), 1, { locale: 'en', interests: ['strength'] })
  await subscribers(db(), 1, { isActive: false })
  await subscribers(db(), 1, { isActive: false, confirmedAt: null })
  // After it began: the next edition is theirs.
  await subscribers(db(), 1, { confirmedAt: new Date(Date.now() + 60_000) })
  await sendingEdition(db(), { languages: ['es'], interests: ['strength', 'cardio'] })
  await deliver()
  expect(readers().sort()).toEqual([all!.email, strength!.email].sort())
})

test('a run queues a bounded number, and the next one goes on behind the last', async () => {
  const all = await subscribers(db(), BATCH + 30)
  await sendingEdition(db())
  await deliver()
  expect(await db().$count(mailOutbox)).toBe(BATCH)
  expect(await edition()).toMatchObject({ state: 'sending', queuedAt: null })
  expect(await findNextDue(db())).toBeLessThanOrEqual(Date.now())
  await deliverAll()
  expect(readers().sort()).toEqual(all.map(({ email }) => email).sort())
  expect(await edition()).toMatchObject({ state: 'sent', sent: BATCH + 30 })
})

test('other mails go first: before the newsletter, and between its mails', async () => {
  await subscribers(db(), 60)
  await sendingEdition(db())
  await ordinary('before')
  const sending = deliverWaiting(db(), Date.now())
  await server().received(20)
  await ordinary('meanwhile')
  const had = server().deliveries.length
  await sending
  expect(readers()[0]).toBe('before@example.com')
  // At most those that were being handed over, and one more for each.
  expect(readers().indexOf('meanwhile@example.com')).toBeLessThanOrEqual(had + 8)
  expect(server().deliveries).toHaveLength(62)
})

test('several schedulers at once begin it once and double nobody', async () => {
  await subscribers(db(), 80)
  await sendingEdition(db(), {
    state: 'scheduled',
    startedAt: null,
    scheduledAt: sql`now() - interval '1 second'`,
  })
  await Promise.all([deliver(), deliver(), deliver()])
  await deliverAll()
  expect(server().deliveries).toHaveLength(80)
  expect(new Set(readers()).size).toBe(80)
  expect(await edition()).toMatchObject({ state: 'sent', sent: 80, version: 3 })
})

test('a scheduled edition begins in its minute, not before', async () => {
  await subscribers(db(), 1)
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 60_000)
  await sendingEdition(db(), { state: 'scheduled', startedAt: null, scheduledAt: at })
  await deliver()
  expect(server().deliveries).toEqual([])
  expect(await findNextDue(db())).toBe(at.getTime())
  await db()
    .update(newsletterEditions)
    .set({ scheduledAt: sql`now()` })
  await deliver()
  expect(server().deliveries).toHaveLength(1)
})

test('killed while sending, it goes on where it was and doubles nobody', async () => {
  const all = await subscribers(db(), 300)
  await sendingEdition(db())
  const script = fileURLToPath(new URL('../support/send-until-killed.ts', import.meta.url))
  const sender = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] })
  // Also when the test ends before: it would go on for ever.
  onTestFinished(() => void sender.kill('SIGKILL'))
  await server().received(70)
  sender.kill('SIGKILL')
  await once(sender, 'exit')
  expect(server().deliveries.length).toBeLessThan(300)
  await deliverAll()
  const reached = readers()
  expect(new Set(reached).size).toBe(reached.length)
  // What it was handing over when it died may be lost, and is never sent again.
  expect(reached.length).toBeGreaterThanOrEqual(all.length - 4)
  expect(await edition()).toMatchObject({ state: 'sent', sent: all.length, failed: 0 })
})

test('who leaves meanwhile gets none, and counts neither as sent nor as failed', async () => {
  const [left, stays] = await subscribers(db(), 2)
  await sendingEdition(db())
  const { queueEditionBatch } = await import('#db/queries/newsletter-sending.ts')
  expect(await queueEditionBatch(db(), BATCH)).toBe(2)
  await db()
    .update(newsletterSubscriptions)
    .set({ isActive: false })
    .where(eq(newsletterSubscriptions.id, left!.id))
  await deliver()
  expect(readers()).toEqual([stays!.email])
  expect(await edition()).toMatchObject({ state: 'sent', sent: 1, failed: 0 })
})

test('a temporary refusal is tried again later, a final one counts as failed', async () => {
  const [reader] = await subscribers(db(), 1)
  const id = await sendingEdition(db())
  server().mode = 450
  await deliver()
  const { read } = await editionsOf(db())
  expect((await read(id)).counts).toMatchObject({ sent: 0, failed: 0, waiting: 1 })
  const inSeconds = ((await findNextDue(db()))! - Date.now()) / 1_000
  expect(inSeconds).toBeGreaterThan(30)
  expect(inSeconds).toBeLessThanOrEqual(60)
  server().mode = 'accepts'
  await deliver()
  expect(server().deliveries).toEqual([])
  await makeDue()
  await deliver()
  expect(readers()).toEqual([reader!.email])
  expect(await edition()).toMatchObject({ state: 'sent', sent: 1, failed: 0 })

  const [refused] = await subscribers(db(), 1)
  await sendingEdition(db(), { startedAt: sql`now()` })
  server().mode = 550
  await deliver()
  const rows = await db().select().from(newsletterEditions)
  expect(rows.find((row) => row.id !== id)).toMatchObject({ state: 'sent', sent: 0, failed: 2 })
  expect(readers()).not.toContain(refused!.email)
})

test('an unreachable server ends the run, and nothing is lost', async () => {
  await subscribers(db(), 20)
  await sendingEdition(db())
  const gone = await mailServer()
  await gone.close()
  process.env['SMTP_URL'] = gone.url
  await deliver()
  expect(await edition()).toMatchObject({ state: 'sending' })
  process.env['SMTP_URL'] = server().url
  await makeDue()
  await deliver()
  expect(new Set(readers()).size).toBe(20)
  expect(await edition()).toMatchObject({ state: 'sent', sent: 20, failed: 0 })
})

test('a stopped edition sends no more, also of what waits for another attempt', async () => {
  await subscribers(db(), 10)
  const id = await sendingEdition(db())
  server().mode = 450
  await deliver()
  const { call, read } = await editionsOf(db())
  expect((await call('POST', `newsletters/${id}/stop`, {})).status).toBe(200)
  server().mode = 'accepts'
  await makeDue()
  await deliver()
  expect(server().deliveries).toEqual([])
  expect(await read(id)).toMatchObject({
    state: 'stopped',
    counts: { sent: 0, failed: 0, waiting: 0 },
  })
  expect((await call('POST', `newsletters/${id}/stop`, {})).status).toBe(409)
  expect(await findNextDue(db())).toBeNull()
})

test('the mail carries what RFC 8058 asks for, and nothing that tells who read it', async () => {
  const [reader] = await subscribers(db(), 1)
  const id = await sendingEdition(db(), {
    textEs:
      'Hola ![punto](https://evil.example/p.png) ![foto](/covers/a.svg) [fuera](https://example.org/a?b=1)',
  })
  await deliver()
  const { email, raw } = server().deliveries[0]!
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link] = /^<(.+)>$/.exec(headers.get('list-unsubscribe')!)!
  expect(link).toContain(`/unsubscribe?token=newsletter.${reader!.id}.${id}.`)
  expect(email.html).toContain(link!.replaceAll('&', '&amp;'))
  expect(email.text).toContain(link)
  expect(email.text).toContain('/newsletter/preferences?token=newsletter.')
  // No picture but the mark, and each link as it was written.
  expect(withoutMark(email.html!)).not.toMatch(
    /<img|background(-image)?\s*:[^;"]*url|evil\.example/i,
  )
  const hrefs = [...email.html!.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
  expect(hrefs).toContain('https://example.org/a?b=1')
  expect(hrefs).toContain('http://localhost:8888/article/agujetas-y-recuperacion')
  for (const href of hrefs.filter((url) => !/unsubscribe|preferences/.test(url))) {
    expect(href).not.toContain(reader!.id)
    expect(href).not.toContain(id)
  }
  expect(raw).not.toMatch(/utm_|pixel|1x1/i)
})
