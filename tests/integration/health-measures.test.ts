import fc from 'fast-check'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { MEASURE_COLUMNS } from '#db/queries/health/measure-columns.ts'
import { healthRecords } from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { derive, type Measured } from '#lib/health/derived.ts'
import {
  DERIVED_NAMES,
  MEASURED,
  MEASURED_NAMES,
  MEASURE_NAMES,
  type MeasuredName,
} from '#lib/health/measures.ts'
import { RecordInput, hasValue, pairProblems } from '#lib/health/record.ts'
import type { UserId } from '#lib/ids.ts'
import { sqlState } from '#server/database-errors.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { consent } from '#tests/support/health.ts'

const db = accountSuite()
const DAY = '2026-11-20'

let owner: UserId
beforeAll(async () => {
  owner = (await makeUser(db())).id
  await consent(db(), owner)
})

type Row = typeof healthRecords.$inferInsert
const insert = (rows: Omit<Row, 'userId' | 'recordDate'>[]) =>
  withActor(db(), owner, (scope) =>
    scope
      .insert(healthRecords)
      .values(rows.map((row) => ({ recordDate: DAY, ...row, userId: owner })))
      .returning(MEASURE_COLUMNS),
  )
/** Whether the database takes a record. */
async function takes(row: Omit<Row, 'userId' | 'recordDate'>): Promise<boolean> {
  const state = await insert([row]).then(() => undefined, sqlState)
  // Refused by a check, or because it has more digits than the column.
  if (state !== undefined && state !== '23514' && state !== '22003') throw new Error(state)
  return state === undefined
}

/** A value as it is stored: two decimals, within what is possible. */
const valueOf = (name: MeasuredName) => {
  const [least, most] = MEASURED[name].possible
  return fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => hundredths / 100)
}
const measured = fc.record(
  Object.fromEntries(MEASURED_NAMES.map((name) => [name, fc.option(valueOf(name))])) as unknown as {
    [N in MeasuredName]: fc.Arbitrary<number | null>
  },
)
const fitting = measured.filter(
  (values) => hasValue(values) && Object.keys(pairProblems(values)).length === 0,
)

test('every column of records is a measure of the map, or known to be none', () => {
  const others = ['id', 'userId', 'recordDate', 'note', 'importId', 'version']
  expect(Object.keys(getTableColumns(healthRecords)).toSorted()).toEqual(
    [...others, 'createdAt', 'updatedAt', ...MEASURE_NAMES].toSorted(),
  )
})

describe('derived values', () => {
  test('of the database equal those of the form, for any values', async () => {
    const records: Measured[] = fc.sample(fitting, 3000)
    for (let from = 0; from < records.length; from += 500) {
      const some = records.slice(from, from + 500)
      const stored = await insert(some)
      expect(stored).toEqual(some.map((record) => ({ ...record, ...derive(record) })))
    }
  })

  test('are refused as columns that are written', async () => {
    for (const name of DERIVED_NAMES) {
      const column = sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      const writing = withActor(db(), owner, (scope) =>
        scope.execute(sql`update health_records set ${column} = 1`),
      )
      expect(await writing.catch(sqlState)).toBe('428C9')
    }
  })
})

describe.each(MEASURED_NAMES)('%s', (name) => {
  const [least, most] = MEASURED[name].possible
  /** With what it needs beside it. */
  const withPair = (value: number) => {
    if (name === 'systolicBp') return { systolicBp: value, diastolicBp: 10 }
    if (name === 'diastolicBp') return { systolicBp: 300, diastolicBp: value }
    return { [name]: value }
  }
  const isValid = (value: number) =>
    RecordInput.safeParse({ recordDate: DAY, ...withPair(value) }).success

  test('has the limits of the map in the database and in the contract', async () => {
    for (const [value, isPossible] of [
      [least, true],
      [most, true],
      [least - 0.01, false],
      [most + 0.01, false],
      [-least - 1, false],
    ] as const) {
      expect([value, await takes(withPair(value)), isValid(value)]).toEqual([
        value,
        isPossible,
        isPossible,
      ])
    }
  })
})

describe('values that belong together', () => {
  test('are refused by the database where the contract refuses them', async () => {
    const pairs = fc.record({
      systolicBp: fc.option(fc.integer({ min: 40, max: 60 })),
      diastolicBp: fc.option(fc.integer({ min: 40, max: 60 })),
      totalCholesterol: fc.option(fc.integer({ min: 100, max: 110 })),
      hdlCholesterol: fc.option(fc.integer({ min: 95, max: 115 })),
    })
    const seen = new Set<boolean>()
    for (const values of fc.sample(pairs, 200)) {
      const { success } = RecordInput.safeParse({ recordDate: DAY, ...values })
      seen.add(success)
      expect([values, await takes(values)]).toEqual([values, success])
    }
    expect(seen.size).toBe(2)
  })
})

test('an empty record is refused by the database too', async () => {
  expect(await takes({ note: 'Nada' })).toBe(false)
})

test('a record without a running consent is refused by the database alone', async () => {
  const { id } = await makeUser(db())
  const writing = withActor(db(), id, (scope) =>
    scope.insert(healthRecords).values({ userId: id, recordDate: DAY, weight: 70 }),
  )
  expect(await writing.catch(sqlState)).toBe('23514')
  const changing = db()
    .update(healthRecords)
    .set({ weight: 71 })
    .where(eq(healthRecords.userId, owner))
    .returning()
  expect(await changing).toEqual([])
})
