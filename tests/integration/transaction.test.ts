import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  connect,
  inOneStatement,
  withCommitGuard,
  type Database,
  type Transaction,
} from '#db/client.ts'
import { withActor } from '#db/with-actor.ts'
import type { UserId } from '#lib/ids.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'

/** Shorter than the timeouts of the server, so that those of the driver fire first. */
const WAIT_MS = 600

let own: TestDatabase
let link: WeakLink
let db: Database
beforeAll(async () => {
  own = await testDatabase()
  link = await weakLink(own.wsProxy)
  await own.owner.execute('create table notes (text text not null)')
  await own.owner.execute('grant select, insert on notes to public')
  db = connect(own.url, link.wsProxy, WAIT_MS)
})
afterAll(async () => {
  await db.pool.end()
  await link.close()
  await own.close()
})

const write = (tx: Pick<Transaction, 'execute'>, text: string) =>
  tx.execute(sql`insert into notes values (${text})`)

/** Reads on another connection. */
async function notes(): Promise<unknown[]> {
  const { rows } = await own.owner.execute('select text from notes order by text')
  return rows.map(({ text }) => text)
}

/** Retries until the pool works: a busy machine may need more than one attempt. */
const eventually = (query: () => Promise<unknown>) =>
  expect.poll(() => query().then(() => 'done', String), { timeout: 10_000 }).toBe('done')

test.each(['freeze', 'drop'] as const)(
  'no connection leaks when the network fails before a transaction begins: %s',
  async (failure) => {
    for (let round = 0; round < 4; round++) {
      await eventually(() => db.execute('select 1'))
      link[failure]()
      await db.transaction((tx) => write(tx, randomUUID())).catch(() => undefined)
      await link.mend()
    }
    await eventually(() => db.execute('select 1'))
    expect(db.pool.idleCount).toBe(db.pool.totalCount)
  },
)

const WAYS = {
  'of the pool': (text: string) => db.transaction((tx) => write(tx, text)),
  'with an actor': (text: string) =>
    withActor(db, randomUUID() as UserId, (scope) => write(scope, text)),
}

test.each(Object.entries(WAYS))(
  'a connection whose rollback fails is not reused: %s',
  async (_, change) => {
    const late = randomUUID()
    await own.owner.transaction(async (tx) => {
      await tx.execute('lock table notes in access exclusive mode')
      // The statement waits for the lock, and the rollback behind it: both hit the timeout of the driver.
      await expect(change(late)).rejects.toThrow()
    })
    const acknowledged = randomUUID()
    await eventually(() => write(db, acknowledged))
    expect(await notes()).toContain(acknowledged)
    expect(await notes()).not.toContain(late)
  },
)

describe('a single statement', () => {
  test('is not sent once its caller no longer waits', async () => {
    const text = randomUUID()
    const late = withCommitGuard(db, () => {
      throw new Error('too late')
    })
    await expect(inOneStatement(late, (one) => write(one, text))).rejects.toThrow('too late')
    expect(await notes()).not.toContain(text)
    expect(db.pool.idleCount).toBe(db.pool.totalCount)
  })

  test('commits, and its queries end with it', async () => {
    const [text, later] = [randomUUID(), randomUUID()]
    const kept = await inOneStatement(db, async (one) => {
      await write(one, text)
      return { one }
    })
    expect(await notes()).toContain(text)
    await expect(write(kept.one, later)).rejects.toThrow('over')
    expect(db.pool.idleCount).toBe(db.pool.totalCount)
  })
})

describe('a transaction', () => {
  test('is rolled back when its callback fails', async () => {
    const text = randomUUID()
    const failing = db.transaction(async (tx) => {
      await write(tx, text)
      throw new Error('the work')
    })
    await expect(failing).rejects.toThrow('the work')
    expect(await notes()).not.toContain(text)
  })

  test('is not reported as committed when its callback has caught a failed query', async () => {
    const text = randomUUID()
    const failing = db.transaction(async (tx) => {
      await write(tx, text)
      await tx.execute('select 1 / 0').catch(() => undefined)
    })
    await expect(failing).rejects.toThrow('A query failed')
    expect(await notes()).not.toContain(text)
  })

  test('rejects queries after its end', async () => {
    const tx = await db.transaction((open) => Promise.resolve({ open }))
    await expect(write(tx.open, randomUUID())).rejects.toThrow('over')
  })
})
