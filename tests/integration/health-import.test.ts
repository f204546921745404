import { randomUUID } from 'node:crypto'
import { asc, count, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { healthConsents, healthRecords } from '#db/schema/health/index.ts'
import {
  IMPORT_MAX,
  IMPORT_PART_MAX,
  RECORDS_MAX,
  type HealthRecords,
  type ImportResult,
} from '#lib/health/schemas.ts'
import { NOTHING_YET, sendInParts, type ImportPart } from '#lib/health/import/in-parts.ts'
import { MEASURED, MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { insertMany } from '#tests/support/many-records.ts'

const db = accountSuite()

type Row = Record<string, unknown>
const row = (recordDate: string, values: Row = { weight: 70 }): Row => ({ recordDate, ...values })
const dayOf = (n: number) => new Date(Date.UTC(1960, 0, 1 + n)).toISOString().slice(0, 10)

const importing = ({ ask }: Keeper, rows: Row[], mode = 'import') =>
  ask<ImportResult>('POST', '/import', { rows, mode })
const refused = async ({ call }: Keeper, rows: Row[], mode = 'import') =>
  errorOf(await call('POST', '/import', { rows, mode }))
const stored = ({ id }: Keeper) =>
  db
    .owner()
    .select()
    .from(healthRecords)
    .where(eq(healthRecords.userId, id))
    .orderBy(asc(healthRecords.recordDate), asc(healthRecords.weight))
async function countOf({ id }: Keeper): Promise<number> {
  const mine = eq(healthRecords.userId, id)
  const [counted] = await db.owner().select({ n: count() }).from(healthRecords).where(mine)
  return counted!.n
}

describe('an import', () => {
  test('adds rows as they are, with what the database derives', async () => {
    const ana = await keeper(db())
    const { importId, ...result } = await importing(ana, [
      row('2026-01-01', { weight: 70.125, height: 175, bmi: 99, ctHdlRatio: 'x', note: 'Casa' }),
      row('2026-01-02', { weight: 69, systolicBp: 120, diastolicBp: 80 }),
    ])
    expect(result).toEqual({ duplicates: [], added: 2 })
    const [first, second] = await stored(ana)
    expect(first).toMatchObject({
      ...{ recordDate: '2026-01-01', weight: 70.13, height: 175, bmi: 22.8996 },
      ...{ ctHdlRatio: null, note: 'Casa', importId, version: 1 },
    })
    // No height travels with a weight.
    expect(second).toMatchObject({
      weight: 69,
      height: null,
      bmi: null,
      systolicBp: 120,
      note: null,
    })
  })

  test('answers 201, its check and one that adds nothing 200', async () => {
    const ana = await keeper(db())
    const statusOf = async (mode: string) =>
      (await ana.call('POST', '/import', { rows: [row('2026-01-01')], mode })).status
    expect(await statusOf('check')).toBe(200)
    expect(await statusOf('import')).toBe(201)
    expect(await statusOf('import')).toBe(200)
  })

  test('leaves out what is there and what it has twice', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-01-01', weight: 70, note: 'a mano' })
    await ana.add({ recordDate: '2026-01-01', weight: 70, restingHeartRate: 60 })
    const rows = [
      row('2026-01-01', { weight: 70 }),
      // Missing and null are the same.
      row('2026-01-01', { weight: 70, restingHeartRate: 60, hba1c: null }),
      row('2026-01-01', { weight: 70.001, note: 'otra nota' }),
      row('2026-01-01', { weight: 70.1 }),
      row('2026-01-02', { weight: 70 }),
      row('2026-01-02', { weight: 70 }),
      row('2026-01-01', { restingHeartRate: 60 }),
    ]
    const expected = { duplicates: [0, 1, 2, 5], added: 3 }
    expect(await importing(ana, rows, 'check')).toEqual({ importId: null, ...expected })
    expect(await countOf(ana)).toBe(2)
    const { importId, ...result } = await importing(ana, rows)
    expect([importId, result]).toEqual([expect.any(String), expected])
    expect(await countOf(ana)).toBe(5)
    expect(await importing(ana, rows)).toEqual({
      importId: null,
      duplicates: [0, 1, 2, 3, 4, 5, 6],
      added: 0,
    })
  })

  test('keeps the order of its rows within a day, and follows what was there', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-01-01', weight: 99 })
    const weights = Array.from({ length: 30 }, (_, n) => 60 + n)
    await importing(
      ana,
      weights.map((weight) => row('2026-01-01', { weight })),
    )
    const { items } = await ana.ask<HealthRecords>('GET', '/records')
    expect(items.map(({ weight }) => weight)).toEqual([...weights.toReversed(), 99])
  })

  test("compares with the own records alone, not with another person's", async () => {
    const [ana, bea] = [await keeper(db()), await keeper(db())]
    await bea.add({ recordDate: '2026-01-01', weight: 70 })
    expect(await importing(ana, [row('2026-01-01')])).toMatchObject({ duplicates: [], added: 1 })
  })

  test('is made once for a key, and two at once add each row once', async () => {
    const ana = await keeper(db())
    const rows = [row('2026-01-01'), row('2026-01-02')]
    const key = randomUUID()
    const send = async (given?: string): Promise<unknown> =>
      (await ana.call('POST', '/import', { rows, mode: 'import' }, given)).json()
    expect(await send(key)).toEqual(await send(key))
    expect(await countOf(ana)).toBe(2)
    const bea = await keeper(db())
    const results = await Promise.all([importing(bea, rows), importing(bea, rows)])
    expect(results.map(({ added }) => added).toSorted()).toEqual([0, 2])
    expect(await countOf(bea)).toBe(2)
  })
})

describe('all or nothing', () => {
  test.each([
    ['weight', { weight: 7 }, { 'rows.17.weight': 'too_low' }],
    ['a day to come', { recordDate: '2999-01-01' }, { 'rows.17.recordDate': 'in_future' }],
    ['half a pressure', { systolicBp: 120 }, { 'rows.17.diastolicBp': 'pair_missing' }],
    ['nothing at all', { weight: null }, { 'rows.17.values': 'empty' }],
    ['an unknown field', { userId: randomUUID() }, { 'rows.17.userId': 'unknown' }],
    ['an index of its own', { n: 3 }, { 'rows.17.n': 'unknown' }],
    ['a number as a text', { weight: '70' }, { 'rows.17.weight': 'invalid' }],
  ])('%s in one row refuses all', async (_name, wrong, fields) => {
    const ana = await keeper(db())
    const rows = Array.from({ length: 20 }, (_, n) => row(dayOf(n)))
    rows[17] = { ...rows[17], ...wrong }
    expect(await refused(ana, rows)).toEqual({ status: 400, code: 'INVALID_INPUT', fields })
    expect(await countOf(ana)).toBe(0)
  })

  test('no rows and an unknown mode are refused', async () => {
    const ana = await keeper(db())
    expect((await refused(ana, [])).fields).toEqual({ rows: 'required' })
    expect((await refused(ana, [row('2026-01-01')], 'merge')).fields).toEqual({ mode: 'invalid' })
  })
})

describe('the consent', () => {
  test.each(['check', 'import'])('is needed to %s', async (mode) => {
    const ana = await keeper(db(), { consents: false })
    expect(await refused(ana, [row('2026-01-01')], mode)).toMatchObject({
      status: 403,
      code: 'CONSENT_REQUIRED',
    })
    expect(await countOf(ana)).toBe(0)
  })

  test('is needed again after it was withdrawn, and not for undoing', async () => {
    const ana = await keeper(db())
    const { importId } = await importing(ana, [row('2026-01-01')])
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    expect((await refused(ana, [row('2026-01-02')])).code).toBe('CONSENT_REQUIRED')
    expect(await ana.ask('DELETE', `/import/${importId}`)).toEqual({ deleted: 1 })
  })

  test('is required by the database too', async () => {
    const ana = await keeper(db(), { consents: false })
    const insert = insertMany(db.owner(), ana.id, 1)
    await expect(insert).rejects.toMatchObject({ cause: { constraint: 'health_consent' } })
    await db
      .owner()
      .insert(healthConsents)
      .values({
        ...{ userId: ana.id, textVersion: '1', textHash: 'x', locale: 'es' },
      })
    await insertMany(db.owner(), ana.id, 1)
    expect(await countOf(ana)).toBe(1)
  })
})

/** A value with two decimals; those of a pair fit each other. */
function possible(name: MeasuredName): number {
  const [least, most] = MEASURED[name].possible
  const isUpper = name === 'systolicBp' || name === 'totalCholesterol'
  return Math.floor(isUpper ? most : (least + most) / 2) - 0.01
}

describe('limits', () => {
  const many = (length: number) =>
    Array.from({ length }, (_, n) =>
      row(dayOf(n), { weight: 60 + (n % 300) / 10, systolicBp: 118, diastolicBp: 76 }),
    )

  test('20,000 rows are added in parts, as one import that is undone as one', async () => {
    const ana = await keeper(db())
    const send = (body: ImportPart) => ana.ask<ImportResult>('POST', '/import', body)
    const begin = { mode: 'import', from: NOTHING_YET } as const
    const { added, importId } = await sendInParts(
      many(IMPORT_MAX) as ImportPart['rows'],
      begin,
      send,
      () => undefined,
    )
    expect([added, await countOf(ana)]).toEqual([20_000, 20_000])
    expect(await ana.ask('DELETE', `/import/${importId}`)).toEqual({ deleted: 20_000 })
  })

  test('a part has at most 200 rows, of which the fullest fit', async () => {
    const ana = await keeper(db())
    const fullest = Object.fromEntries(MEASURED_NAMES.map((name) => [name, possible(name)]))
    const rows = Array.from({ length: IMPORT_PART_MAX }, (_, n) =>
      row(dayOf(n), { ...fullest, note: '👩'.repeat(250) }),
    )
    expect(await importing(ana, rows)).toMatchObject({ added: IMPORT_PART_MAX })
    expect((await refused(ana, many(IMPORT_PART_MAX + 1))).fields).toEqual({ rows: 'too_many' })
  })

  test('what the parts before would add counts in a check', async () => {
    const ana = await keeper(db())
    await insertMany(db.owner(), ana.id, RECORDS_MAX - IMPORT_MAX)
    const check = (before: number) =>
      ana.call('POST', '/import', { rows: [row('2026-01-01')], mode: 'check', before })
    expect((await check(IMPORT_MAX - 1)).status).toBe(200)
    expect((await errorOf(await check(IMPORT_MAX))).fields).toEqual({ rows: 'too_many' })
  })

  test('a person has at most 50,000 records', async () => {
    const ana = await keeper(db())
    await db.owner().execute(sql`
      insert into health_records (user_id, record_date, weight)
      select ${ana.id}, date '1960-01-01' + n % 20000, 50 + n / 20000 from generate_series(1, ${RECORDS_MAX - 1}::int) n`)
    const [one, two] = [row('2026-01-01'), row('2026-01-02')]
    for (const mode of ['check', 'import'])
      expect((await refused(ana, [one, two], mode)).fields).toEqual({ rows: 'too_many' })
    expect(await importing(ana, [one])).toMatchObject({ added: 1 })
    // What is there already does not count.
    expect(await importing(ana, [one])).toMatchObject({ added: 0 })
    expect((await refused(ana, [two])).fields).toEqual({ rows: 'too_many' })
  })
})

describe('undoing', () => {
  const undo = (person: Keeper, id: string | null) => person.call('DELETE', `/import/${id}`)

  test('deletes what the import added, except what was changed since', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-01-01', weight: 80 })
    const { importId } = await importing(ana, [row('2026-01-02'), row('2026-01-03')])
    const other = await importing(ana, [row('2026-01-04')])
    const changed = (await stored(ana)).find(({ recordDate }) => recordDate === '2026-01-03')!
    await ana.ask('PATCH', `/records/${changed.id}`, { version: 1, weight: 71 })
    expect(await (await undo(ana, importId)).json()).toEqual({ deleted: 1 })
    expect((await stored(ana)).map(({ recordDate }) => recordDate)).toEqual([
      '2026-01-01',
      '2026-01-03',
      '2026-01-04',
    ])
    // What is left of it was changed.
    expect(await (await undo(ana, importId)).json()).toEqual({ deleted: 0 })
    expect(await (await undo(ana, other.importId)).json()).toEqual({ deleted: 1 })
    expect((await undo(ana, other.importId)).status).toBe(404)
  })

  test("finds nothing of somebody else's, and nothing by a malformed id", async () => {
    const [ana, bea] = [await keeper(db()), await keeper(db())]
    const { importId } = await importing(ana, [row('2026-01-01')])
    expect((await undo(bea, importId)).status).toBe(404)
    expect((await undo(ana, 'x')).status).toBe(404)
    expect(await countOf(ana)).toBe(1)
  })
})

test('no value and no note of an import reaches a log or an error', async () => {
  const lines = vi.spyOn(console, 'info').mock.calls
  const ana = await keeper(db())
  const good = row('2026-01-01', { weight: 71.2345, note: 'canario' })
  const wrong = { ...good, hba1c: 71.2345 }
  const send = async (rows: Row[]) =>
    (await ana.call('POST', '/import', { rows, mode: 'import' })).text()
  const texts = [await send([good]), await send([good, wrong])]
  expect(lines.length).toBe(2)
  for (const text of [...texts, ...lines.flat().map(String)])
    expect(text).not.toMatch(/71\.23|canario/)
})
