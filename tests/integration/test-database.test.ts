import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'

test('each database is new, migrated, and dropped on close', async () => {
  const one = await testDatabase()
  const other = await testDatabase()
  await one.owner.execute('create table only_here (n int)')
  const find =
    "select to_regclass('only_here') as only_here, to_regclass('professionals') as professionals"
  expect((await one.db.execute(find)).rows).toEqual([
    { only_here: 'only_here', professionals: 'professionals' },
  ])
  expect((await other.db.execute(find)).rows).toEqual([
    { only_here: null, professionals: 'professionals' },
  ])
  await one.close()
  const names = await other.db.execute('select datname from pg_database')
  expect(names.rows.map((row) => row['datname'])).not.toContain(new URL(one.url).pathname.slice(1))
  await other.close()
})
