import { afterAll, beforeAll, expect } from 'vitest'
import type { Database } from '#db/client.ts'
import { listProfessionals } from '#db/queries/professionals.ts'
import { seedBench } from '#db/seed/bench.ts'
import { LIST_END, PAGE_SIZE, type ListQuery } from '#lib/professionals/list-query.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { naiveList, readEverybody, type Row } from './naive-list.ts'

/** Enough for every combination to match, for a list to exceed its end, and for the planner to prefer an index. */
export const PEOPLE = 3000

/** A query of the trainers' list. */
export const listQuery = (given: Partial<ListQuery> = {}): ListQuery => ({
  professional: 'trainer',
  sort: 'score',
  page: 1,
  modality: undefined,
  ...given,
})

type ListSuite = {
  db: () => Database
  owner: () => Database
  everybody: () => Row[]
  /** After writes. */
  readAgain: () => Promise<void>
  /** Compares a page with the naive list. @returns the whole naive list */
  expectSame: (given: ListQuery) => Promise<Row[]>
}

/** A database of many people for the tests of a file, and what their lists should be. */
export function listSuite(): ListSuite {
  let database: TestDatabase
  let everybody: Row[]
  const readAgain = async () => {
    everybody = await readEverybody(database.db)
  }
  beforeAll(async () => {
    database = await testDatabase()
    await seedBench(database.owner, PEOPLE)
    await readAgain()
  }, 120_000)
  afterAll(() => database.close())
  return {
    db: () => database.db,
    owner: () => database.owner,
    everybody: () => everybody,
    readAgain,
    async expectSame(given) {
      const all = naiveList(everybody, given)
      const expected = all.slice(0, LIST_END)
      const page = await listProfessionals(database.db, given)
      const from = (given.page - 1) * PAGE_SIZE
      expect(page.items.map(({ id }) => id)).toEqual(
        expected.slice(from, from + PAGE_SIZE).map(({ id }) => id),
      )
      const isMore = all.length > LIST_END
      expect(page).toMatchObject({ total: expected.length, isMore, page: given.page })
      return all
    },
  }
}
