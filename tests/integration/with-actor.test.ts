import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database, Executor } from '#db/client.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { UserId } from '#lib/ids.ts'
import { isConnectionLost, sqlState } from '#server/database-errors.ts'
import { readInTime } from '#server/read-in-time.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/** As a table of health data will be: the owner does everything, whoever is let in reads. */
const TABLES = `
  create table diary (user_id uuid not null, entry text not null);
  create index diary_user on diary (user_id);
  create table readers (owner_id uuid not null, reader_id uuid not null);
  create function my_clients() returns setof uuid language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    begin atomic select owner_id from readers where reader_id = app_uid(); end;
  alter table diary enable row level security;
  alter table readers enable row level security;
  create policy own on diary using (user_id = (select app_uid()));
  create policy shared on diary for select using (user_id in (select my_clients()));
  create policy own on readers using (owner_id = (select app_uid()))`

const diary = pgTable('diary', { userId: uuid().notNull(), entry: text().notNull() })

const person = () => randomUUID() as UserId
const [ana, leire, bruno] = [person(), person(), person()]

let own: TestDatabase
let db: Database
beforeAll(async () => {
  own = await testDatabase()
  db = own.db
  await own.owner.execute(TABLES)
  await own.owner.execute(
    sql`insert into diary values (${ana}, 'of Ana'), (${leire}, 'of Leire'), (${bruno}, 'of Bruno')`,
  )
  await own.owner.execute(sql`insert into readers values (${ana}, ${leire})`)
})
afterAll(() => own.close())

/** As a query under db/queries/health is written. */
const entries = async (scope: ScopedExecutor) =>
  (await scope.select({ entry: diary.entry }).from(diary).orderBy(diary.entry)).map(
    (row) => row.entry,
  )

const forged = (scope: ScopedExecutor, userId: UserId) =>
  scope.insert(diary).values({ userId, entry: 'forged' })

describe('an actor', () => {
  test('reaches the own rows, and those of who lets them in', async () => {
    expect(await withActor(db, ana, entries)).toEqual(['of Ana'])
    expect(await withActor(db, leire, entries)).toEqual(['of Ana', 'of Leire'])
    expect(await withActor(db, person(), entries)).toEqual([])
  })

  test('writes for nobody else', async () => {
    expect(await withActor(db, leire, (scope) => forged(scope, ana)).catch(sqlState)).toBe('42501')
    const changed = await withActor(db, leire, (scope) =>
      scope.update(diary).set({ entry: 'forged' }).where(eq(diary.userId, ana)).returning(),
    )
    expect(changed).toEqual([])
    const given = withActor(db, leire, (scope) => scope.update(diary).set({ userId: ana }))
    expect(await given.catch(sqlState)).toBe('42501')
  })

  test('is known to the queries', async () => {
    const uid = (scope: ScopedExecutor) => scope.execute(sql`select app_uid() as uid`)
    expect((await withActor(db, ana, uid)).rows).toEqual([{ uid: ana }])
    expect(await withActor(db, ana, ({ actor }) => Promise.resolve(actor))).toBe(ana)
  })

  test.each(['', 'ana', `${ana}'`, `${ana}\n`, `x', true); select set_config('app.uid', '${ana}`])(
    'is a UUID, or nothing is asked: %j',
    async (id) => {
      await expect(withActor(db, id as UserId, entries)).rejects.toThrow()
      expect(db.pool.idleCount).toBe(db.pool.totalCount)
    },
  )
})

describe('without an actor', () => {
  test('there is no row, in the pool or in a transaction of it', async () => {
    expect(await db.select().from(diary)).toEqual([])
    expect(await db.transaction((tx) => tx.select().from(diary))).toEqual([])
    expect(await db.delete(diary).returning()).toEqual([])
    const insert = db.insert(diary).values({ userId: ana, entry: 'forged' })
    expect(await insert.catch(sqlState)).toBe('42501')
  })

  test('the types refuse it, and what has one fits nothing else', () => {
    const other = (executor: Executor) => executor
    const refused = (scope: ScopedExecutor, tx: Executor) => [
      // @ts-expect-error the pool has no actor
      () => entries(db),
      // @ts-expect-error nor has a transaction of it
      () => entries(tx),
      // @ts-expect-error nor does an id make one
      () => entries(Object.assign(db, { actor: ana })),
      // @ts-expect-error a query without an actor is not to find itself in a transaction with one
      () => other(scope),
    ]
    // @ts-expect-error nothing in it begins another transaction
    const member: keyof ScopedExecutor = 'transaction'
    expect(member).toBe('transaction')
    expect(refused).toBeTypeOf('function')
  })
})

/** What a connection of the pool knows; the pool hands out the one that was given back last. */
async function left() {
  const { rows } = await db.execute(
    sql`select coalesce(current_setting('app.uid', true), '') as uid, app_uid() as actor`,
  )
  return rows
}

const NOTHING = [{ uid: '', actor: null }]

describe('nothing stays on the connection', () => {
  test('after the end', async () => {
    await withActor(db, ana, entries)
    expect(await left()).toEqual(NOTHING)
  })

  test('after a failure of the work, which undoes it', async () => {
    const failing = withActor(db, ana, async (scope) => {
      await forged(scope, ana)
      throw new Error('the work')
    })
    await expect(failing).rejects.toThrow('the work')
    expect(await left()).toEqual(NOTHING)
    expect(await withActor(db, ana, entries)).toEqual(['of Ana'])
  })

  test('after a failed query that the work has caught: it is told', async () => {
    const failing = withActor(db, ana, async (scope) => {
      await forged(scope, ana)
      await scope.execute('select 1 / 0').catch(() => undefined)
      return 'all is well'
    })
    await expect(failing).rejects.toThrow('A query failed')
    expect(await left()).toEqual(NOTHING)
    expect(await withActor(db, ana, entries)).toEqual(['of Ana'])
  })

  test('and an executor that is kept for later does nothing', async () => {
    const kept = await withActor(db, ana, (scope) => Promise.resolve({ scope }))
    await withActor(db, leire, async () => {
      await expect(entries(kept.scope)).rejects.toThrow('over')
    })
  })

  test('and a connection that broke is not handed out again', async () => {
    const broken = withActor(db, ana, async (scope) => {
      const { rows } = await scope.execute<{ pid: number }>('select pg_backend_pid() as pid')
      await own.owner.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      return entries(scope)
    })
    expect(isConnectionLost(await broken.catch((error: unknown) => error))).toBe(true)
    expect(await withActor(db, bruno, entries)).toEqual(['of Bruno'])
  })
})

test('a read over a connection that died idle is tried once more', async () => {
  await withActor(db, ana, entries)
  await own.owner.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  expect(await readInTime(() => withActor(db, ana, entries), performance.now() + 20_000)).toEqual([
    'of Ana',
  ])
})

test('200 people at once over 3 connections each see what is theirs', async () => {
  const people = Array.from({ length: 200 }, person)
  await own.owner.insert(diary).values(people.map((userId) => ({ userId, entry: userId })))
  const seen = await Promise.allSettled(
    people.map((id, n) =>
      withActor(db, id, async (scope) => {
        const own = await entries(scope)
        // Some fail, so that what follows on the same connection comes after a rollback.
        if (n % 5 === 0) throw new Error(own.join())
        return own
      }),
    ),
  )
  expect(
    seen.map((one) => (one.status === 'fulfilled' ? one.value : [(one.reason as Error).message])),
  ).toEqual(people.map((id) => [id]))
  expect(db.pool.totalCount).toBeLessThanOrEqual(3)
})

test('it takes three round trips: the beginning with the actor, the query, the end', async () => {
  const client = await db.pool.connect()
  const asked = vi.spyOn(client, 'query')
  // The pool hands out the one that was given back last.
  client.release()
  await withActor(db, ana, entries)
  const calls = asked.mock.calls as unknown as [string | { text: string }][]
  const texts = calls.map(([query]) => (typeof query === 'string' ? query : query.text))
  asked.mockRestore()
  expect(texts).toEqual([
    `begin; select set_config('app.uid', '${ana}', true)`,
    expect.stringContaining('select "entry"'),
    'commit',
  ])
})

test('the conditions are worked out once a query, not once a row', async () => {
  await own.owner.execute(
    sql`insert into diary select gen_random_uuid(), 'of many' from generate_series(1, 5000)`,
  )
  await own.owner.execute('analyze diary')
  const plan = await withActor(db, ana, (scope) => scope.execute('explain select * from diary'))
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('InitPlan')
  expect(text).not.toMatch(/app_uid\(\)|my_clients\(\)|Filter: \(user_id = /)
})
