import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, healthHistory } from '#db/schema/health/index.ts'
import type { HistoryVersion } from '#lib/health/history.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  bodyOf,
  insertSection,
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
