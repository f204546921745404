import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listSharedSeries } from '#db/queries/health/shared-series.ts'
import { accessLog } from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import { shownFlags } from '#lib/health/flags.ts'
import {
  MEASURE_NAMES,
  MEASURED,
  MEASURED_NAMES,
  MEASURES,
  type MeasureName,
} from '#lib/health/measures.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { FLAG_SETS, nameOfSet } from '#tests/support/flag-sets.ts'
import { callHealth } from '#tests/support/health.ts'
import {
  ALL,
  bodyOf,
  client,
  insertRecord,
  NONE,
  setFlags,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

type Series = { items: SeriesPoint[] }

let nora: Client
let leire: Professional
let id: AuthorizationId
/** A value in every column. */
let newest: Awaited<ReturnType<typeof insertRecord>>
const pick = (names: readonly MeasureName[]) =>
  Object.fromEntries(names.map((name) => [name, newest[name]]))
beforeAll(async () => {
  ;[leire, nora, id] = await world(suite).trainer().client().sharesAll().insert()
  const middle = Object.fromEntries(
    MEASURED_NAMES.map((name) => {
      const [least, most] = MEASURED[name].possible
      return [name, Math.round(((least + most) / 2) * 100) / 100]
    }),
  )
  const note = 'canary note'
  await insertRecord(owner(), nora.id, { recordDate: '2026-11-01', weight: 72.55, note })
  await insertRecord(owner(), nora.id, { recordDate: '2026-11-02', restingHeartRate: 58, note })
  newest = await insertRecord(owner(), nora.id, { recordDate: '2026-11-03', ...middle, note })
})
beforeEach(() => setFlags(owner(), id, ALL))

const logOf = () => owner().select().from(accessLog).where(eq(accessLog.ownerId, nora.id))

test('all 512 flag sets × every measure: what is shown is all there, and one that is hidden hides all', async () => {
  // One transaction: each statement sees the flags that were set before it.
  await withActor(suite(), leire.id, async (scope) => {
    const read = (measures: readonly MeasureName[]) =>
      listSharedSeries(scope, { id, measures, limit: 1 })
    for (const [n, allowed] of FLAG_SETS.entries()) {
      await setFlags(owner(), id, allowed)
      const flags = new Set<string>(shownFlags(allowed))
      const shown = MEASURE_NAMES.filter((name) => flags.has(MEASURES[name].flag))
      const hidden = MEASURE_NAMES.filter((name) => !flags.has(MEASURES[name].flag))
      if (shown.length > 0) {
        const [first] = await read(shown)
        expect([nameOfSet(allowed), first?.values]).toEqual([nameOfSet(allowed), pick(shown)])
      }
      // Of those that are hidden one after the other, alone and beside all that are shown.
      const one = hidden[n % hidden.length]
      const asked = n % 2 === 0 ? [] : shown
      if (one)
        expect([nameOfSet(allowed), one, await read([...asked, one])]).toEqual([
          nameOfSet(allowed),
          one,
          [],
        ])
    }
  })
})

test('is the course that its owner sees, oldest first, without notes', async () => {
  for (const measures of ['weight', 'weight,restingHeartRate', 'systolicBp,diastolicBp', 'bmi']) {
    const theirs = await bodyOf<Series>(leire.series(id, measures))
    const own = await bodyOf<Series>(
      callHealth('GET', `/series?measures=${measures}`, { cookie: nora.cookie }),
    )
    expect(theirs.items).toEqual(own.items.map((point) => ({ ...point, note: null })))
    expect(theirs.items.length).toBeGreaterThan(0)
  }
  const { items } = await bodyOf<Series>(leire.series(id, 'weight,restingHeartRate'))
  expect(items.map(({ recordDate }) => recordDate)).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
  ])
  expect(items[0]!.values).toEqual({ weight: 72.55 })
})

test('begins on a day', async () => {
  const { items } = await bodyOf<Series>(leire.series(id, 'weight', { from: '2026-11-02' }))
  expect(items.map(({ recordDate }) => recordDate)).toEqual(['2026-11-03'])
})

test('of a client without values is empty, and noted', async () => {
  const bare = await client(suite)
  const authorization = await share(owner(), bare, leire)
  expect(await bodyOf<Series>(leire.series(authorization, 'weight'))).toEqual({ items: [] })
  expect(await owner().$count(accessLog, eq(accessLog.ownerId, bare.id))).toBe(1)
})

describe('measures of which one is not shown', () => {
  test.each<[string, object, string]>([
    ['one that is hidden', { weight: false }, 'weight'],
    ['beside one that is shown', { weight: false }, 'restingHeartRate,weight'],
    ['the index, which would reveal the weight', { weight: false }, 'bmi'],
    ['the index, which would reveal the height', { height: false }, 'bmi'],
  ])('%s: answered as an unknown id, and not noted', async (_, hidden, measures) => {
    await setFlags(owner(), id, { ...ALL, ...hidden })
    const before = await logOf()
    const bare = async (answer: Promise<Response>) =>
      (await (await answer).text()).replace(/"requestId":"[^"]*"/, '')
    expect((await leire.series(id, measures)).status).toBe(404)
    expect(await bare(leire.series(id, measures))).toBe(
      await bare(leire.series(crypto.randomUUID(), measures)),
    )
    expect(await logOf()).toEqual(before)
  })
})

test('is one entry of the log, with the flags of its measures', async () => {
  const before = (await logOf()).length
  await leire.series(id, 'systolicBp,diastolicBp,restingHeartRate')
  expect((await logOf()).slice(before)).toMatchObject([
    { section: 'records', action: 'read', fields: ['blood_pressure', 'heart_rate'] },
  ])
})

test.each(['note', 'weight,note', 'importId', 'weight;drop table users', 'constructor'])(
  'measures called %j are refused',
  async (measures) => {
    expect(await errorOf(await leire.series(id, measures))).toMatchObject({
      ...{ status: 400, code: 'INVALID_INPUT' },
      fields: { measures: 'invalid' },
    })
  },
)

test('a course has at most seven measures', async () => {
  const names = (count: number) => (MEASURE_NAMES as MeasureName[]).slice(0, count).join(',')
  expect((await leire.series(id, names(7))).status).toBe(200)
  expect((await leire.series(id, names(8))).status).toBe(400)
})

describe('a page of records', () => {
  test.each([1, 2, 3, 50])(
    'of %i rows is as long as that, and the next begins where it ends',
    async (limit) => {
      const pages: SharedRecords[] = []
      do {
        const after = pages.at(-1)?.next
        const query = { limit: String(limit), ...(after && { after }) }
        pages.push(await bodyOf<SharedRecords>(leire.recordsOf(id, query)))
      } while (pages.at(-1)!.next)
      const sizes = pages.map(({ items }) => items.length)
      expect(sizes).toEqual(limit === 1 ? [1, 1, 1] : limit === 2 ? [2, 1] : [3])
      const days = pages.flatMap(({ items }) => items.map(({ recordDate }) => recordDate))
      expect(days).toEqual(['2026-11-03', '2026-11-02', '2026-11-01'])
    },
  )

  test.each(['0', '51', '-1', '1.5', 'x', '1e1', '05'])('of %j rows is refused', async (limit) => {
    expect((await leire.recordsOf(id, { limit })).status).toBe(400)
  })

  test('shows nothing more than its flags, whatever its length', async () => {
    await setFlags(owner(), id, NONE)
    const page = await bodyOf<SharedRecords>(leire.recordsOf(id, { limit: '2' }))
    expect(page).toEqual({ shown: [], items: [], next: null })
  })
})
