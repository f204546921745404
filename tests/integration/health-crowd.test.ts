import { expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import type { AuthorizationId, SessionId, UserId } from '#lib/ids.ts'
import { getHistory } from '#server/health/get-history.ts'
import { getOverview } from '#server/health/get-overview.ts'
import { getSeries } from '#server/health/get-series.ts'
import { listRecords } from '#server/health/list-records.ts'
import { createRecord } from '#server/health/create-record.ts'
import { updateHistory } from '#server/health/update-history.ts'
import { listAccess } from '#server/sharing/list-access.ts'
import { previewShare } from '#server/sharing/preview-share.ts'
import { always } from '#server/once.ts'
import { getClientHistory } from '#server/workspace/get-client-history.ts'
import { listClientRecords } from '#server/workspace/list-client-records.ts'
import { accountDeps, callerWith } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { consent } from '#tests/support/health.ts'
import { insertProfessional, insertUser } from '#tests/support/professionals.ts'
import { insertRecord, insertSection, share } from '#tests/support/sharing.ts'
import { eq } from 'drizzle-orm'
import { professionals, profiles } from '#db/schema/index.ts'

// The operations are called directly: the response deadline is not under test here.
const suite = accountSuite()

const signedIn = (userId: UserId, role: SignedIn['role']): SignedIn => ({
  ...{ kind: 'signed-in', userId, role, sessionId: 'none' as SessionId },
})

/** A client with a mark of their own in everything, and their professional. */
async function pair(n: number) {
  const owner = suite.owner()
  const clientId = await insertUser(suite(), `Owner ${n}`)
  await suite()
    .update(profiles)
    .set({ birthDate: '1990-05-17' })
    .where(eq(profiles.userId, clientId))
  await consent(suite(), clientId)
  const professionalId = await insertProfessional(suite(), { name: `Reader ${n}` })
  const [{ userId } = { userId: clientId }] = await suite()
    .select({ userId: professionals.userId })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
  const id = await share(owner, { id: clientId }, { id: userId, type: 'trainer' })
  const weight = 100 + n
  await insertRecord(owner, clientId, { weight, note: markOf(n) })
  await insertSection(owner, clientId, { section: 'notes', content: { text: markOf(n) } })
  return { n, id, client: signedIn(clientId, 'athlete'), reader: signedIn(userId, 'trainer') }
}
type Pair = Awaited<ReturnType<typeof pair>>

const markOf = (n: number) => `mark-${String(n).padStart(3, '0')}`
/** The weights and marks of an answer: those of one person. */
const marksIn = (answer: unknown) =>
  new Set(JSON.stringify(answer).match(/mark-\d{3}|"(?:weight|value)":\d+/g))

const CLIENT = [
  ({ client: actor }: Pair) => listRecords(accountDeps(suite()), { actor, query: {} }),
  ({ client: actor }: Pair) => getOverview(accountDeps(suite()), { actor }),
  ({ client: actor }: Pair) => getHistory(accountDeps(suite()), { actor }),
  ({ client: actor }: Pair) =>
    getSeries(accountDeps(suite()), { actor, query: { measures: ['weight'] } }),
  ({ client: actor, id }: Pair) =>
    previewShare(accountDeps(suite()), { actor, params: { id }, query: { section: 'history' } }),
]
const READER = [
  ({ reader: actor, id }: Pair) =>
    listClientRecords(accountDeps(suite()), { actor, params: { id }, query: {} }),
  ({ reader: actor, id }: Pair) =>
    getClientHistory(accountDeps(suite()), { actor, params: { id } }),
]

test('of 200 people at once over one pool, each is answered with what is theirs, whatever else is asked', async () => {
  const pairs = await Promise.all(Array.from({ length: 100 }, (_, n) => pair(n)))
  /** Somebody else's share: no answer, and the connection goes on to the next. */
  const intrude = ({ reader: actor, n }: Pair) => {
    const id: AuthorizationId = pairs[(n + 1) % 100]!.id
    return getClientHistory(accountDeps(suite()), { actor, params: { id } }).then(
      () => 'answered',
      (error: unknown) => (error as { code: string }).code,
    )
  }
  const answers = await Promise.all(
    pairs.flatMap((one) => [
      CLIENT[one.n % CLIENT.length]!(one),
      READER[one.n % READER.length]!(one),
      intrude(one),
    ]),
  )
  for (const { n } of pairs) {
    const allowed = new Set([markOf(n), `"weight":${100 + n}`, `"value":${100 + n}`])
    const [own, shared, refused] = answers.slice(3 * n, 3 * n + 3)
    for (const answer of [own, shared]) {
      expect(marksIn(answer).size).toBeGreaterThan(0)
      expect([...marksIn(answer)].filter((mark) => !allowed.has(mark))).toEqual([])
    }
    expect(refused).toBe('NOT_FOUND')
  }
  expect(suite().pool.totalCount).toBeLessThanOrEqual(3)
}, 60_000)

test('of 100 people who write at once over one pool, each has what they wrote', async () => {
  const pairs = await Promise.all(Array.from({ length: 50 }, (_, n) => pair(n)))
  const deps = accountDeps(suite())
  await Promise.all(
    pairs.flatMap(({ n, client: actor, reader, id }) => [
      createRecord(deps, {
        actor,
        body: { recordDate: '2026-11-20', weight: 100 + n, note: markOf(n) },
        once: always(suite()),
      }),
      updateHistory(deps, {
        actor,
        body: { version: 0, pastInjuries: markOf(n) },
        caller: callerWith(),
      }),
      listClientRecords(deps, { actor: reader, params: { id }, query: {} }),
    ]),
  )
  for (const { n, client: actor } of pairs) {
    const { items } = await listRecords(deps, { actor, query: {} })
    expect(items.map(({ note, weight }) => [note, weight])).toEqual([
      [markOf(n), 100 + n],
      [markOf(n), 100 + n],
    ])
    expect(await getHistory(deps, { actor })).toMatchObject({ pastInjuries: markOf(n) })
    const log = await listAccess(deps, { actor, query: {} })
    expect(log.items).toMatchObject([{ readerName: `Reader ${n}` }])
  }
}, 60_000)
