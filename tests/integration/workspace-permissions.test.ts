import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accessLog, healthHistory } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { SECTIONS } from '#lib/health/sections.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import {
  client,
  insertRecord,
  insertSection,
  PENDING,
  professional,
  REVOKED,
  RUN_OUT,
  share,
  workspaceAs,
  type Client,
} from '#tests/support/sharing.ts'

// The permission table from the side of the professional: every call by everybody, in every state of a share.

const suite = accountSuite()
const owner = () => suite.owner()

type Workspace = ReturnType<typeof workspaceAs>

/** What a professional may do with one client. */
const CALLS: Record<string, (as: Workspace, id: string) => Promise<Response>> = {
  'reading records': (as, id) => as.records(id),
  'reading a course': (as, id) => as.series(id, 'weight'),
  'reading the history': (as, id) => as.history(id),
  'reading earlier texts': (as, id) => as.versions(id, 'discipline'),
  'reading earlier notes': (as, id) => as.versions(id, 'notes'),
  'writing the own section': (as, id) =>
    as.save(id, { discipline: { version: 1, content: { progress: 'forged' } } }),
  'writing the notes': (as, id) => as.save(id, { notes: { version: 1, text: 'forged' } }),
}

let nora: Client
beforeAll(async () => {
  nora = await client(suite)
  await insertRecord(owner(), nora.id, { weight: 72 })
  for (const section of SECTIONS)
    await insertSection(owner(), nora.id, { section, content: { text: `of ${section}` } })
})

type Caller = { as: Workspace; id: string }
const inState = (state: Parameters<typeof share>[3]) => async (): Promise<Caller> => {
  const as = await professional(suite)
  return { as, id: await share(owner(), nora, as, state) }
}
/** The professional of an active share whose role has changed since. */
const nowA = (role: Role) => async (): Promise<Caller> => {
  const as = await professional(suite)
  const id = await share(owner(), nora, as)
  await suite().update(profiles).set({ role }).where(eq(profiles.userId, as.id))
  return { as, id }
}
const someonesId = async () => share(owner(), nora, await professional(suite))

/** Everybody who may do nothing, by what they are told. */
const NOBODY: Record<number, Record<string, () => Promise<Caller>>> = {
  404: {
    'who was only asked': inState(PENDING),
    'who was revoked': inState(REVOKED),
    'who was blocked': inState({ ...REVOKED, isBlocked: true }),
    'whose last day is over': inState(RUN_OUT),
    'whose last day is noted': inState({ ...RUN_OUT, ...REVOKED }),
    'who has another profession today': nowA('nutritionist'),
    'who names the share of a colleague': async () => ({
      as: await professional(suite),
      id: await someonesId(),
    }),
    'who names the client': async () => ({ as: await professional(suite), id: nora.id }),
    'who names their own share with somebody else': async () => {
      const as = await professional(suite)
      return { as, id: await share(owner(), { id: as.id }, await professional(suite)) }
    },
  },
  403: {
    'who is the client': async () => ({ as: workspaceAs(nora.cookie), id: await someonesId() }),
    'who is another athlete': async () => ({
      as: workspaceAs((await client(suite)).cookie),
      id: await someonesId(),
    }),
    'who is an admin': async () => ({
      as: workspaceAs(await cookieOf(suite(), await makeUser(suite(), { role: 'admin' }))),
      id: await someonesId(),
    }),
    'who has become an athlete': nowA('athlete'),
    'who has become an admin': nowA('admin'),
  },
  401: {
    'without a session': async () => ({ as: workspaceAs(''), id: await someonesId() }),
  },
}

const bytes = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  const text = (await (await answer).text()).replace(/"requestId":"[^"]*"/, '')
  return { status, text, type: headers.get('content-type'), cache: headers.get('cache-control') }
}
const stored = async () => ({
  history: await owner().select().from(healthHistory).where(eq(healthHistory.userId, nora.id)),
  log: await owner().$count(accessLog, eq(accessLog.ownerId, nora.id)),
})

const refused = Object.entries(NOBODY).flatMap(([status, people]) =>
  Object.entries(people).map(([who, caller]) => [who, Number(status), caller] as const),
)
describe.each(refused)('somebody %s', (_, status, caller) => {
  test(`gets ${status} for everything, as for an id that does not exist, and leaves nothing`, async () => {
    const { as, id } = await caller()
    const before = await stored()
    for (const [what, call] of Object.entries(CALLS)) {
      const answer = await bytes(call(as, id))
      expect([what, answer.status]).toEqual([what, status])
      expect([what, answer]).toEqual([what, await bytes(call(as, randomUUID()))])
      expect(answer.cache).toContain('no-store')
    }
    expect(await stored()).toEqual(before)
  })
})

describe('the professional of an active share', () => {
  test.each(Object.entries(CALLS))('%s succeeds, and is one entry of the log', async (_, call) => {
    const { as, id } = await inState({})()
    const versions = await stored()
    // Each case writes over what the one before has written.
    await owner().update(healthHistory).set({ version: 1 }).where(eq(healthHistory.userId, nora.id))
    const answer = await call(as, id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect((await stored()).log).toBe(versions.log + 1)
  })

  test('on its last day too', async () => {
    const { as, id } = await inState({ expiresOn: madridDay() })()
    expect((await as.history(id)).status).toBe(200)
  })
})

test.each(['x', '1', '../../health/records', "' or 1=1 --", randomUUID().slice(1)])(
  'an id such as %j is refused',
  async (id) => {
    const as = await professional(suite)
    for (const call of Object.values(CALLS))
      expect([400, 404]).toContain((await call(as, encodeURIComponent(id))).status)
  },
)
