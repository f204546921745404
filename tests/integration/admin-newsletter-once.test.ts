import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findNextDue } from '#db/queries/outboxes.ts'
import { editionSending } from '#tests/support/edition-sending.ts'
import { editionsOf, sendingEdition, subscribers } from '#tests/support/editions.ts'

const { db, server, deliver, readers, edition, makeDue } = editionSending()

test.each(['accepts-silently', 'accepts-and-drops'] as const)(
  'a server that %s has the mail: it is not sent again, and the run ends',
  async (mode) => {
    await subscribers(db(), 6)
    await sendingEdition(db())
    server().mode = mode
    await deliver()
    expect(server().deliveries).toHaveLength(1)
    server().mode = 'accepts'
    await makeDue()
    await deliver()
    expect(server().deliveries).toHaveLength(6)
    expect(new Set(readers()).size).toBe(6)
    expect(await edition()).toMatchObject({ state: 'sent', sent: 6, failed: 0 })
  },
)

test('a server that falls silent before it is handed the mail has not got it', async () => {
  const [reader] = await subscribers(db(), 1)
  await sendingEdition(db())
  server().mode = 'ignores-recipients'
  await deliver()
  expect(await edition()).toMatchObject({ state: 'sending' })
  server().mode = 'accepts'
  await makeDue()
  await deliver()
  expect(readers()).toEqual([reader!.email])
  expect(await edition()).toMatchObject({ state: 'sent', sent: 1, failed: 0 })
})

test('an address that expands to several gets nothing, and counts as failed', async () => {
  const [reader] = await subscribers(db(), 1)
  await subscribers(db(), 1, { email: 'ana@example.com,eva@example.com' })
  await sendingEdition(db())
  await deliver()
  expect(readers()).toEqual([reader!.email])
  expect(await edition()).toMatchObject({ state: 'sent', sent: 1, failed: 1 })
})

const NO_TEXT = { textEs: '', textEn: '', articles: ['withdrawn-since'] }
const DUE = { state: 'scheduled', startedAt: null, scheduledAt: sql`now() - interval '1 second'` }

test.each([
  ['everything', NO_TEXT],
  ['what it had in one language', { textEn: '', articles: [] }],
])('a scheduled edition that has lost %s is a draft again when its time comes', async (_, lost) => {
  await subscribers(db(), 2)
  const id = await sendingEdition(db(), { ...DUE, ...lost })
  await sendingEdition(db(), { ...DUE, languages: ['es'] })
  await deliver()
  const { read } = await editionsOf(db())
  expect(await read(id)).toMatchObject({ state: 'draft', scheduledAt: null, version: 2 })
  // The other one, which lacks nothing.
  expect(server().deliveries).toHaveLength(2)
  expect(await findNextDue(db())).toBeNull()
})

test('what an edition loses while it is sent makes no empty mails', async () => {
  await subscribers(db(), 2)
  const [english] = await subscribers(db(), 1, { locale: 'en' })
  await sendingEdition(db(), { ...NO_TEXT, textEn: 'This week: rest.' })
  await deliver()
  expect(readers()).toEqual([english!.email])
  expect(await edition()).toMatchObject({ state: 'sent', sent: 1, failed: 0 })
})
