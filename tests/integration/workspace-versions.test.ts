import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, healthHistory } from '#db/schema/health/index.ts'
import type { HistoryVersion } from '#lib/health/history.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  bodyOf,
  client,
  insertSection,
  professional,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let id: AuthorizationId
beforeEach(async () => {
  ;[leire, nora, id] = await world(suite).physiotherapist('Leire').client().sharesAll().insert()
})

const logOf = ({ id: ownerId }: Client) =>
  owner().select().from(accessLog).where(eq(accessLog.ownerId, ownerId)).orderBy(asc(accessLog.at))
const NOTES = { notes: { version: 0, text: 'Prefiere las mañanas' } }

describe('earlier texts', () => {
  type Versions = { items: HistoryVersion[] }
  const ofSection = async (section: string) => bodyOf<Versions>(leire.versions(id, section))

  test('are those of the own section or of the notes, newest first, each noted', async () => {
    await insertSection(owner(), nora.id, { section: 'trainer', content: { progress: 'before' } })
    await owner().update(healthHistory).set({ content: {}, version: 2 })
    for (const [version, pain_level] of [3, 2, 1].entries())
      await leire.save(id, { discipline: { version, content: { pain_level } } })
    for (const [version, text] of ['a', 'b'].entries())
      await leire.save(id, { notes: { version, text } })
    const before = (await logOf(nora)).length
    const by = { writtenByName: 'Leire', writtenAt: expect.any(String) as string }
    expect(await ofSection('discipline')).toEqual({
      items: [
        { ...by, section: 'physiotherapist', version: 2, content: { pain_level: 2 } },
        { ...by, section: 'physiotherapist', version: 1, content: { pain_level: 3 } },
      ],
    })
    expect(await ofSection('notes')).toEqual({
      items: [{ ...by, section: 'notes', version: 1, content: { notes: 'a' } }],
    })
    expect((await logOf(nora)).slice(before)).toMatchObject([
      { section: 'history', action: 'read', fields: ['physiotherapist'], readerName: 'Leire' },
      { section: 'history', action: 'read', fields: ['notes'], readerName: 'Leire' },
    ])
  })

  test('are none where nothing was changed, which is a read too', async () => {
    expect(await ofSection('discipline')).toEqual({ items: [] })
    expect(await logOf(nora)).toHaveLength(1)
  })

  test('are the newest hundred', async () => {
    await leire.save(id, NOTES)
    for (let version = 1; version <= 120; version++)
      await owner()
        .update(healthHistory)
        .set({ content: { notes: String(version) }, version: version + 1 })
        .where(eq(healthHistory.userId, nora.id))
    const versions = (await ofSection('notes')).items.map(({ version }) => version)
    expect(versions).toEqual(Array.from({ length: 100 }, (_, n) => 120 - n))
  })

  test.each(['basics', 'trainer', 'physiotherapist', '', 'x'])(
    'of a section called %j are refused',
    async (section) => {
      expect((await leire.versions(id, section)).status).toBe(400)
      expect(await logOf(nora)).toEqual([])
    },
  )
})

describe('the days beside the history', () => {
  const daysOf = async (whose: Professional, by = id) =>
    (await bodyOf<SharedHistory>(whose.history(by))).earlier
  const of = (version: number, writtenByName = 'Leire') => ({
    ...{ version, writtenByName },
    writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
  })
  const write = async (levels: number[]) => {
    for (const [version, pain_level] of levels.entries())
      await leire.save(id, { discipline: { version, content: { pain_level } } })
  }

  test('are the newest three of the own section and of the notes, in the one entry of the read', async () => {
    await write([9, 8, 7, 6, 5])
    for (const [version, text] of ['a', 'b'].entries())
      await leire.save(id, { notes: { version, text } })
    const before = (await logOf(nora)).length
    expect(await daysOf(leire)).toEqual({ discipline: [of(4), of(3), of(2)], notes: [of(1)] })
    const { items } = await bodyOf<{ items: HistoryVersion[] }>(leire.versions(id, 'discipline'))
    expect((await logOf(nora)).slice(before)).toMatchObject([
      { action: 'read', fields: expect.arrayContaining(['physiotherapist', 'notes']) as string[] },
      { action: 'read', fields: ['physiotherapist'] },
    ])
    expect(items.slice(0, 3)).toMatchObject((await daysOf(leire)).discipline)
  })

  test('are the same in the preview of their owner', async () => {
    await write([9, 8])
    const [seen, preview] = [await leire.history(id), await nora.preview(id, 'history')]
    expect(await preview.text()).toBe(await seen.text())
  })

  test('of another discipline and of another client are in no answer', async () => {
    await write([9, 8])
    const trainer = await professional(suite)
    const trains = await share(owner(), nora, trainer)
    expect(await daysOf(trainer, trains)).toEqual({ discipline: [], notes: [] })
    const other = await share(owner(), await client(suite), leire)
    expect(await daysOf(leire, other)).toEqual({ discipline: [], notes: [] })
  })

  test('end with the share', async () => {
    await write([9, 8])
    const before = (await logOf(nora)).length
    expect((await nora.revoke(id, 1)).status).toBe(200)
    const refused = await leire.history(id)
    expect(refused.status).toBe(404)
    expect(await refused.text()).not.toContain('writtenAt')
    expect(await logOf(nora)).toHaveLength(before)
  })
})
