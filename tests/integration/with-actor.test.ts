import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database, Executor, Transaction } from '#db/client.ts'
import { asActor, readAs, withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { UserId } from '#lib/ids.ts'
import { isConnectionLost, sqlState } from '#server/database-errors.ts'
import { readInTime } from '#server/read-in-time.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/** Like a future table of health data: the owner has full access, permitted readers can select. */
const TABLES = `
  create table diary (user_id uuid not null, entry text not null);
  create index diary_user on diary (user_id);
  create table readers (owner_id uuid not null, reader_id uuid not null);
  create function my_owners() returns setof uuid language sql stable security definer
    set search_path = pg_catalog, public, pg_temp
    begin atomic select owner_id from readers where reader_id = app_uid(); end;
  alter table diary enable row level security;
  alter table readers enable row level security;
  create policy own on diary using (user_id = (select app_uid()));
  create policy shared on diary for select using (user_id in (select my_owners()));
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

/** Written like a query in db/queries/health. */
const entries = async (scope: ScopedExecutor) =>
  (await scope.select({ entry: diary.entry }).from(diary).orderBy(diary.entry)).map(
    (row) => row.entry,
  )

const forged = (scope: ScopedExecutor, userId: UserId) =>
  scope.insert(diary).values({ userId, entry: 'forged' })

describe('an actor', () => {
  test('reads the own rows and those shared with it', async () => {
    expect(await withActor(db, ana, entries)).toEqual(['of Ana'])
    expect(await withActor(db, leire, entries)).toEqual(['of Ana', 'of Leire'])
    expect(await withActor(db, person(), entries)).toEqual([])
  })

  test('cannot write rows of others', async () => {
    expect(await withActor(db, leire, (scope) => forged(scope, ana)).catch(sqlState)).toBe('42501')
    const changed = await withActor(db, leire, (scope) =>
      scope.update(diary).set({ entry: 'forged' }).where(eq(diary.userId, ana)).returning(),
    )
    expect(changed).toEqual([])
    const given = withActor(db, leire, (scope) => scope.update(diary).set({ userId: ana }))
    expect(await given.catch(sqlState)).toBe('42501')
  })

  test('is available to queries', async () => {
    const uid = (scope: ScopedExecutor) => scope.execute(sql`select app_uid() as uid`)
    expect((await withActor(db, ana, uid)).rows).toEqual([{ uid: ana }])
    expect(await withActor(db, ana, ({ actor }) => Promise.resolve(actor))).toBe(ana)
  })

  test.each(['', 'ana', `${ana}'`, `${ana}\n`, `x', true); select set_config('app.uid', '${ana}`])(
    'must be a UUID, otherwise no query runs: %j',
    async (id) => {
      await expect(withActor(db, id as UserId, entries)).rejects.toThrow()
      expect(db.pool.idleCount).toBe(db.pool.totalCount)
    },
  )
})

describe('without an actor', () => {
  test('no row is visible, in the pool or in a transaction', async () => {
    expect(await db.select().from(diary)).toEqual([])
    expect(await db.transaction((tx) => tx.select().from(diary))).toEqual([])
    expect(await db.delete(diary).returning()).toEqual([])
    const insert = db.insert(diary).values({ userId: ana, entry: 'forged' })
    expect(await insert.catch(sqlState)).toBe('42501')
  })

  test('scoped and unscoped executors are not interchangeable by type', () => {
    const other = (executor: Executor) => executor
    const refused = (scope: ScopedExecutor, tx: Executor) => [
      // @ts-expect-error the pool has no actor
      () => entries(db),
      // @ts-expect-error neither has a plain transaction
      () => entries(tx),
      // @ts-expect-error an id alone does not make an executor scoped
      () => entries(Object.assign(db, { actor: ana })),
      // @ts-expect-error an unscoped query must not run in a scoped transaction
      () => other(scope),
    ]
    // @ts-expect-error a scoped executor cannot begin another transaction
    const member: keyof ScopedExecutor = 'transaction'
    expect(member).toBe('transaction')
    expect(refused).toBeTypeOf('function')
  })
})

/** The settings of a pooled connection; the pool hands out the one released last. */
async function left() {
  const { rows } = await db.execute(
    sql`select coalesce(current_setting('app.uid', true), '') as uid, app_uid() as actor`,
  )
  return rows
}

const NOTHING = [{ uid: '', actor: null }]

describe('the actor does not stay on the connection', () => {
  test('after the commit', async () => {
    await withActor(db, ana, entries)
    expect(await left()).toEqual(NOTHING)
  })

  test('after a failure of the callback, which is rolled back', async () => {
    const failing = withActor(db, ana, async (scope) => {
      await forged(scope, ana)
      throw new Error('the work')
    })
    await expect(failing).rejects.toThrow('the work')
    expect(await left()).toEqual(NOTHING)
    expect(await withActor(db, ana, entries)).toEqual(['of Ana'])
  })

  test('after a failed query caught by the callback, which is reported', async () => {
    const failing = withActor(db, ana, async (scope) => {
      await forged(scope, ana)
      await scope.execute('select 1 / 0').catch(() => undefined)
      return 'all is well'
    })
    await expect(failing).rejects.toThrow('A query failed')
    expect(await left()).toEqual(NOTHING)
    expect(await withActor(db, ana, entries)).toEqual(['of Ana'])
  })

  test('and an executor kept beyond the callback is unusable', async () => {
    const kept = await withActor(db, ana, (scope) => Promise.resolve({ scope }))
    await withActor(db, leire, async () => {
      await expect(entries(kept.scope)).rejects.toThrow('over')
    })
  })

  test('and a broken connection is not reused', async () => {
    const broken = withActor(db, ana, async (scope) => {
      const { rows } = await scope.execute<{ pid: number }>('select pg_backend_pid() as pid')
      await own.owner.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      return entries(scope)
    })
    expect(isConnectionLost(await broken.catch((error: unknown) => error))).toBe(true)
    expect(await withActor(db, bruno, entries)).toEqual(['of Bruno'])
  })
})

test('a read over a dropped idle connection is retried once', async () => {
  await withActor(db, ana, entries)
  await own.owner.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  expect(await readInTime(() => withActor(db, ana, entries), performance.now() + 20_000)).toEqual([
    'of Ana',
  ])
})

test('200 concurrent actors on 3 connections each see only their own rows', async () => {
  const people = Array.from({ length: 200 }, person)
  await own.owner.insert(diary).values(people.map((userId) => ({ userId, entry: userId })))
  const seen = await Promise.allSettled(
    people.map((id, n) =>
      withActor(db, id, async (scope) => {
        const own = await entries(scope)
        // Some fail, so later work on the same connection follows a rollback.
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

test('a query takes three round trips: begin with the actor, the query, commit', async () => {
  const client = await db.pool.connect()
  const asked = vi.spyOn(client, 'query')
  // The pool hands out the one released last.
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

test('a transaction that begins as an actor takes no round trip for them, and one as nobody does', async () => {
  const client = await db.pool.connect()
  const asked = vi.spyOn(client, 'query')
  client.release()
  const read = async (tx: Transaction) => entries(await asActor(tx, ana))
  const seen = [await db.transaction(read, ana), await db.transaction(read)]
  const count = asked.mock.calls.length
  asked.mockRestore()
  expect(seen).toEqual([['of Ana'], ['of Ana']])
  expect(count).toBe(3 + 4)
})

test('a transaction has one actor, whether it began as them or became theirs, also at once', async () => {
  const second = 'The transaction has another actor'
  const read = async (tx: Transaction) => entries(await asActor(tx, ana))
  await expect(db.transaction(read, bruno)).rejects.toThrow(second)
  const both = db.transaction(async (tx) => {
    await asActor(tx, bruno)
    return read(tx)
  })
  await expect(both).rejects.toThrow(second)
  const atOnce = db.transaction(async (tx) => {
    await Promise.all([asActor(tx, ana), asActor(tx, bruno)])
  })
  await expect(atOnce).rejects.toThrow(second)
})

test('a read as an actor sees what they see, and writes nothing', async () => {
  expect(await readAs(db, ana, entries)).toEqual(['of Ana'])
  expect(await readAs(db, ana, (scope) => forged(scope, ana)).catch(sqlState)).toBe('25006')
  expect(await left()).toEqual(NOTHING)
})

test.each([`x', true); select set_config('app.uid', '`, 'ana', `${ana}'`])(
  'no transaction begins as %j',
  async (id) => {
    const work = vi.fn()
    await expect(db.transaction(work, id as UserId)).rejects.toThrow()
    expect(work).not.toHaveBeenCalled()
  },
)

test('policy conditions are evaluated once per query, not per row', async () => {
  await own.owner.execute(
    sql`insert into diary select gen_random_uuid(), 'of many' from generate_series(1, 5000)`,
  )
  await own.owner.execute('analyze diary')
  const plan = await withActor(db, ana, (scope) => scope.execute('explain select * from diary'))
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('InitPlan')
  expect(text).not.toMatch(/app_uid\(\)|my_owners\(\)|Filter: \(user_id = /)
})
