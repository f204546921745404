import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, professionalAuthorizations } from '#db/schema/health/index.ts'
import { auditEvents, profiles, users } from '#db/schema/index.ts'
import { asActor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { AccessEntry, Authorization } from '#lib/sharing/schemas.ts'
import { pseudonymOf } from '#server/audit.ts'
import { noteRead } from '#server/sharing/note-access.ts'
import { readSharedRecords } from '#server/sharing/read-shared-records.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { callHealth } from '#tests/support/health.ts'
import {
  bodyOf,
  client,
  NONE,
  PENDING,
  professional,
  REVOKED,
  RUN_OUT,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import { withoutIds } from '#tests/support/without-ids.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()
const secret = () => process.env['SESSION_SECRET']!

let nora: Client
let leire: Professional
let id: AuthorizationId
beforeEach(async () => {
  ;[leire, nora, id] = await world(suite)
    .physiotherapist('Leire')
    .client()
    .sharesAllBut('glucose', 'weight')
    .records({ weight: 72.55, height: 171 })
    .insert()
})

type Access = { items: AccessEntry[]; next: string | null }
const accessOf = async (query?: Record<string, string>) => bodyOf<Access>(nora.access(query))
const rowsOf = () => owner().select().from(accessLog).where(eq(accessLog.ownerId, nora.id))

describe('each read of a professional', () => {
  test('is one entry of the log, with what was shown and without a value', async () => {
    await leire.records(id)
    await leire.history(id)
    const { items, next } = await accessOf()
    const common = { readerName: 'Leire', authorizationId: id, action: 'read' }
    const at = expect.any(String) as string
    expect(items).toEqual([
      {
        ...common,
        section: 'history',
        fields: ['basics', 'notes', 'physiotherapist', 'height'],
        at,
      },
      {
        ...common,
        section: 'records',
        // Without the body mass index: with the height it would reveal the weight.
        fields: [
          'height',
          'blood_pressure',
          'heart_rate',
          'hba1c',
          'cholesterol',
          'body_measurements',
        ],
        at,
      },
    ])
    expect(next).toBeNull()
    expect(await rowsOf()).toMatchObject([{ readerId: leire.id }, { readerId: leire.id }])
    const people = {
      actor: pseudonymOf(secret(), leire.id),
      subject: pseudonymOf(secret(), nora.id),
    }
    const audited = await db()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.kind, 'health-read'), eq(auditEvents.actor, people.actor)))
    expect(audited).toMatchObject([
      { ...people, outcome: 'records' },
      { ...people, outcome: 'history' },
    ])
  })

  test('is an entry even when nothing is shown', async () => {
    const bare = await client(suite)
    const authorization = await share(owner(), bare, leire, { allowedFields: NONE })
    await leire.records(authorization)
    expect((await bodyOf<Access>(bare.access())).items).toMatchObject([{ fields: [] }])
  })

  test('names who has no name by the profession, in the language of the client', async () => {
    await db().update(profiles).set({ displayName: null }).where(eq(profiles.userId, leire.id))
    await db().update(users).set({ locale: 'en' }).where(eq(users.id, nora.id))
    await leire.records(id)
    const name = `Physiotherapist ${leire.professionalId.slice(-4)}`
    expect((await accessOf()).items).toMatchObject([{ readerName: name }])
  })

  test('fails when it cannot be logged', async () => {
    await owner().execute(
      'alter table access_log add constraint planted check (section is null) not valid',
    )
    try {
      for (const read of [leire.records(id), leire.history(id)]) {
        const answer = await read
        expect(answer.status).toBe(500)
        expect(withoutIds(await answer.text())).not.toContain('171')
      }
    } finally {
      await owner().execute('alter table access_log drop constraint planted')
    }
    expect(await rowsOf()).toEqual([])
  })

  test('is not answered when the share ends before it is logged', async () => {
    const reading = db().transaction(async (tx) => {
      const scope = await asActor(tx, leire.id)
      const { clientUserId, answer } = await readSharedRecords(scope, { id })
      expect(answer.items).toHaveLength(1)
      expect((await nora.revoke(id, 1)).status).toBe(200)
      const access = { authorizationId: id, clientUserId, section: 'records', fields: [] } as const
      await noteRead({ tx, scope, secret: secret() }, access)
    })
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await rowsOf()).toEqual([])
  })

  test('shows in the list when it was last', async () => {
    const lastReadAt = async () =>
      (await bodyOf<{ items: Authorization[] }>(nora.list())).items[0]!.lastReadAt
    expect(await lastReadAt()).toBeNull()
    await leire.records(id)
    await leire.history(id)
    expect(await lastReadAt()).toBe((await accessOf()).items[0]!.at)
  })
})

test('a preview is nobody’s read', async () => {
  expect((await nora.preview(id, 'records')).status).toBe(200)
  expect((await nora.preview(id, 'history')).status).toBe(200)
  expect(await rowsOf()).toEqual([])
})

test.each([
  ['pending', PENDING],
  ['revoked', REVOKED],
  ['past its last day', RUN_OUT],
])(
  'an authorization that is %s answers like an unknown one, and logs nothing',
  async (_, state) => {
    const other = await professional(suite)
    const ended = await share(owner(), nora, other, state)
    const bare = async (answer: Promise<Response>) =>
      (await (await answer).text()).replace(/"requestId":"[^"]*"/, '')
    for (const read of [other.records, other.history]) {
      expect((await read(ended)).status).toBe(404)
      expect(await bare(read(ended))).toBe(await bare(read(randomUUID())))
      // Nor does that of somebody else.
      expect(await bare(read(id))).toBe(await bare(read(randomUUID())))
    }
    expect(await rowsOf()).toEqual([])
  },
)

/** What ends a share that is being read. */
const ENDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'it is revoked': async () => expect((await nora.revoke(id, 1)).status).toBe(200),
  'its last day is over': () =>
    owner()
      .update(professionalAuthorizations)
      .set(RUN_OUT)
      .where(eq(professionalAuthorizations.id, id)),
  'the consent is withdrawn': async () => {
    const { status } = await callHealth('DELETE', '/consent', {
      cookie: nora.cookie,
      body: { data: 'keep' },
    })
    expect(status).toBe(200)
  },
}

test.each(Object.entries(ENDS))(
  'of twenty readers in a loop nobody reads anything once %s',
  async (_, end) => {
    let isEnded = false
    let reads = 0
    let after = 0
    const enough = Promise.withResolvers<undefined>()
    const reader = async () => {
      for (let late = 0; late < 3;) {
        const isLate = isEnded
        const read = reads % 2 === 0 ? leire.records(id) : leire.history(id)
        const { status } = await read
        reads += 1
        if (reads === 60) enough.resolve(undefined)
        if (isLate) {
          late += 1
          after += 1
          expect(status).toBe(404)
        } else expect([200, 404]).toContain(status)
      }
    }
    const readers = Array.from({ length: 20 }, reader)
    await enough.promise
    await end()
    isEnded = true
    await Promise.all(readers)
    expect(after).toBe(60)
  },
)

describe('the log', () => {
  /** Three pages; many entries of one instant, on both sides of a page's end. */
  const plant = async (authorizationId: AuthorizationId, count: number) => {
    const at = (n: number) => new Date(Date.UTC(2026, 9, 1, 0, 0, Math.floor(n / 40)))
    await owner()
      .insert(accessLog)
      .values(
        Array.from({ length: count }, (_, n) => ({
          ownerId: nora.id,
          readerId: leire.id,
          readerName: 'Leire',
          authorizationId,
          section: 'records' as const,
          action: 'read' as const,
          fields: [String(n)],
          at: at(n),
        })),
      )
  }
  const walk = async (query: Record<string, string> = {}) => {
    const pages: Access[] = []
    do {
      const next = pages.at(-1)?.next
      pages.push(await accessOf({ ...query, ...(next && { before: next }) }))
    } while (pages.at(-1)!.next)
    return pages
  }

  test('comes by pages of 50, newest first, and no entry is lost or repeated', async () => {
    await plant(id, 120)
    const pages = await walk()
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20])
    const items = pages.flatMap((page) => page.items)
    expect(new Set(items.map(({ fields }) => fields[0])).size).toBe(120)
    const times = items.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().reverse())
  })

  test('can be that of one authorization', async () => {
    const other = await share(owner(), nora, await professional(suite))
    await plant(id, 60)
    await plant(other, 5)
    expect((await walk({ authorizationId: id })).flatMap(({ items }) => items)).toHaveLength(60)
    expect((await walk({ authorizationId: other })).flatMap(({ items }) => items)).toHaveLength(5)
  })

  test('is its owner’s alone, also by the cursor and the authorization of somebody else', async () => {
    await plant(id, 60)
    const [other, { next }] = [await client(suite), await accessOf()]
    for (const query of [{}, { authorizationId: id }, { before: next! }]) {
      expect(await bodyOf<Access>(other.access(query))).toEqual({ items: [], next: null })
    }
  })

  test.each([{ before: 'x' }, { before: '2026-11-20T00:00:00Z' }, { authorizationId: 'x' }])(
    'is refused with %j',
    async (query) => {
      expect((await nora.access(query as Record<string, string>)).status).toBe(400)
    },
  )
})
